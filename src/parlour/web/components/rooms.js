/** The rooms of a game, each with a language, options and the players at its tables. */
import { html, live, nothing } from '../vendor/lit.js';
import { openSeatCount, isOccupied } from './table_summary.js';
import { language, t } from './strings.js';
/** @typedef {import('../types').GameRoom} GameRoom */
/** @typedef {import('../types').Summary} Summary */

/** Return the name of a language in the user's language. @param {string} tag */
const languageName = tag =>
  new Intl.DisplayNames([language()], { type: 'language' }).of(tag) ?? tag;

/** Return the note on a room, such as its word list. @param {GameRoom} room */
const roomNote = room =>
  room.replaces ? t('site-room-instead', { note: room.note, other: room.replaces }) : room.note;

/** Return the label of a room: name, language and note. @param {GameRoom} room */
export const roomLabel = room =>
  `${room.name} · ${languageName(room.language)} · ${roomNote(room)}`;

/**
 * Return the room in the language that the user prefers most, or the first room.
 * @param {GameRoom[]} rooms
 * @returns {GameRoom | undefined}
 */
export function preferredRoom(rooms) {
  const languages = [language(), ...navigator.languages].map(
    tag => tag.toLowerCase().split('-')[0],
  );
  return languages.map(tag => rooms.find(room => room.language === tag)).find(Boolean) ?? rooms[0];
}

/**
 * Return the name of a room's language, or null if the user's language is the same.
 * @param {GameRoom | undefined} room
 */
export const foreignLanguage = room =>
  room && room.language !== language() ? languageName(room.language) : null;

/**
 * Return the select field for a room.
 * @param {GameRoom[]} rooms
 * @param {GameRoom | undefined} chosen
 * @param {(id: string) => void} choose
 */
export const roomField = (rooms, chosen, choose) =>
  html`<label class="field"
    >${t('site-room')}
    <select class="input" @change=${(/** @type {any} */ event) => choose(rooms[event.target.selectedIndex].id)}>
      ${rooms.map(
        room =>
          html`<option .selected=${live(room === chosen)}>${room.name} · ${languageName(room.language)}</option>`,
      )}
    </select>
    ${chosen ? html`<small>${roomNote(chosen)}</small>` : nothing}</label
  >`;

/**
 * Return the list of a game's rooms with their players.
 * @param {GameRoom[]} rooms
 * @param {Summary[]} tables open tables and tables in play
 * @param {string} selected the id of the selected room, or empty
 * @param {(id: string) => void} select
 * @param {string} game the game's id
 */
export function gameRoomList(rooms, tables, selected, select, game) {
  const roomItem = (/** @type {GameRoom} */ room) => {
    const roomTables = tables.filter(table => table.settings.room === room.id);
    const playerCount = roomTables.flatMap(table =>
      table.seats.filter(occupant => isOccupied(occupant) && !occupant.bot),
    ).length;
    const openCount = roomTables.filter(openSeatCount).length;
    return html`<li>
      <button
        class="game-room card"
        aria-pressed=${selected === room.id}
        @click=${() => select(selected === room.id ? '' : room.id)}
      >
        <span class="sign" aria-hidden="true">${room.language.toUpperCase()}</span
        ><span class="grow"
          ><b>${room.name}</b><small>${languageName(room.language)} · ${roomNote(room)}</small>
          <small>${t('site-room-people', { count: playerCount })} · ${t('site-room-open', {
            count: openCount,
          })}</small></span
        >
      </button>
      <a class="go-in" href="/rooms/${game}/${room.id}"
        >${t('site-room-enter')}<span class="visually-hidden"> ${room.name}</span></a
      >
    </li>`;
  };
  return html`<section aria-labelledby="h-game-rooms">
    <div class="group"><h2 id="h-game-rooms">${t('site-rooms')}</h2></div>
    <ul class="game-rooms">
      ${rooms.map(roomItem)}
    </ul>
  </section>`;
}
