/** The table: gathering before the start, the board in play, the result after. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './house/api.js';
import { openDialog } from './house/dialog.js';
import { gameName, gameOf } from './house/games.js';
import { icon, lampshade } from './house/icons.js';
import { learn } from './house/levels.js';
import { optionWords } from './house/options.js';
import { keepPass } from './house/passes.js';
import { shell, title, whereabouts } from './house/shell.js';
import { sound } from './house/sound.js';
import { ruleWords } from './house/time.js';
import { tell } from './house/toast.js';
import { learn as learnWords, t, told } from './house/words.js';
import { announce } from './table/announcer.js';
import { usualBar } from './table/prompts.js';
import { actionBar, barKeys } from './table/bar.js';
import { Board } from './table/board.js';
import { CommandLine } from './table/command.js';
import { Talk, spoken } from './table/chat.js';
import { callTab } from './table/call.js';
import { Hand } from './table/hand.js';
import { askHandover } from './table/handover.js';
import { tidy } from './table/draft.js';
import { Perspective } from './table/perspective.js';
import { keepPromise } from './house/luck.js';
import { Socket } from './table/socket.js';
import { either } from './table/either.js';
import { introduce } from './table/introduce.js';
import { logRows } from './table/log.js';
import { shortcuts } from './table/shortcuts.js';
import { lineBanner, lineFacts, lineState } from './table/line_state.js';
import { LookBack } from './table/lookback.js';
import { Moves } from './table/moves.js';
import { nameOf, outcome, winnersOf } from './table/names.js';
import { answerer, offerBanner, proposals } from './table/offers.js';
import { BESIDE, Panel, rulesOf, rulesPane } from './table/panel.js';
import { Rematch } from './table/rematch.js';
import { Result, ranking } from './table/result.js';
import { remaining, seatCards, tick } from './table/seats.js';
import { History } from './table/history.js';
import { typing } from './table/typing.js';
/** @typedef {import('./types').Frame} Frame */
/** @typedef {import('./types').Bar} Bar */
/** @typedef {import('./types').Sitter} Sitter */

const match = location.pathname.split('/')[2];
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
/** An answer that takes longer than this is waited for in words. */
const PATIENCE = 250;
/** How long the last move is looked at before Enter asks for a rematch. */
const LAST_LOOK = 1300;
/** When this page was opened. */
const OPENED = Date.now();
/** Seconds left at which my clock is called out, and whether it costs points from then on. */
const CALLS = [30, 10, 0];

/** @type {import('./types').Table | null} */
let table = null;
/** @type {import('./types').GameCard | undefined} */
let card;
/** @type {import('./types').Offer | null} */
let offer = null;
/** @type {import('./types').Said[]} */
let said = [];
/** @type {import('./table/panel.js').Rules | null | undefined} null while they are on their way */
let rules;
/** @type {Bar} */
let bar = { ask: '' };
/** @type {Set<number> | null} the seats that have this table open, once that is known */
let here = null;
/** @type {unknown} */
let trouble = null;
/** Whether the last move is still looked at: an Enter too many must not ask for a rematch. */
let looking = false;
/** Why the last decision was refused, until something else is done. */
let notice = '';
let unread = 0;
let watchers = 0;
let ended = false;
let calls = 0;
/** @type {Socket | undefined} */
let socket;

const perspective = new Perspective();
const history = new History(
  match,
  () => draw(),
  () => asked(),
);
const panel = new Panel(() => draw());
const hand = new Hand(() => draw());
const result = new Result(() => draw());
const rematch = new Rematch(found => {
  hearTable(found);
  if (perspective.shown) bar = saidBar(perspective.shown);
  draw();
});
/** What the bar says where no game says otherwise. @param {Frame} frame */
const saidBar = frame =>
  usualBar(frame, table, {
    rematch: () => rematch.ask(match),
    result: () => {
      panel.at = 'result';
      panel.raise();
    },
  });
const send = (/** @type {{ t: string, [more: string]: unknown }} */ message) =>
  socket ? socket.ask(message) : Promise.reject(new Error('no line yet'));
const moves = new Moves(
  action => submit(action, /** @type {Frame} */ (perspective.shown)),
  () => draw(),
);
const past = new LookBack(match, seen => {
  board.show(seen ?? /** @type {Frame} */ (perspective.shown));
  if (!seen && perspective.shown && !perspective.shown.mine) bar = saidBar(perspective.shown);
  draw();
});
const board = new Board({
  submit: (action, at) => submit(action, at),
  preview: (action, at) => send({ t: 'preview', seat: at.seat, action }),
  previews: (actions, at) => send({ t: 'previews', seat: at.seat, actions }),
  bar: asked => {
    bar = asked;
    draw();
  },
});
const mine = () => table?.seats_mine ?? [];
/** The house's time. */
const time = () => socket?.now() ?? Date.now();
/** @param {(Sitter | null)[]} chairs */
const present = chairs =>
  chairs.map((chair, seat) => chair && { ...chair, here: mine().includes(seat) ? true : here?.has(seat) });

/** @param {import('./types').Action} action @param {Frame} at */
async function submit(action, at) {
  const before = bar;
  const sending = { ask: t('house-sending') };
  const slow = setTimeout(() => {
    bar = sending;
    draw();
  }, PATIENCE);
  try {
    await send({ t: 'act', seat: at.seat, since: at.since, action });
  } catch (refusal) {
    sound('refused');
    notice = told(refusal);
    announce(notice);
    throw refusal;
  } finally {
    clearTimeout(slow);
    if (bar === sending) {
      bar = before;
      draw();
    }
  }
}

/** @param {import('./types').Table} found */
function hearTable(found) {
  table = found;
  board.takebacks = found.house.takebacks;
  keepPromise(found);
  keepPass(found);
  rematch.take(found);
}

/** @param {import('./table/socket.js').Seen} seen */
function see(seen) {
  if (seen.table) hearTable(seen.table);
  if (seen.offer !== undefined) offer = seen.offer;
  history.take(seen.frames, seen.entries);
  past.keep(seen.frames);
  if (!perspective.take(seen.frames)) {
    draw();
    return;
  }
  const next = perspective.wanted();
  if (perspective.shared(card?.spec.hidden ?? false) && next.seat !== perspective.revealed) {
    const before = perspective.of(perspective.revealed);
    const name = nameOf(next.chairs, next.seat);
    if (before)
      show(before, {
        ask: t('house-pass-device', { name }),
        confirm: { text: t('house-hand-over'), run: () => handOver(next) },
      });
    else handOver(next);
    return;
  }
  if (next.seat !== null && next.phase === 'playing') perspective.revealed = next.seat;
  show(next);
}

/** @param {Frame} next */
function handOver(next) {
  askHandover(/** @type {number} */ (next.seat), nameOf(next.chairs, next.seat), () => {
    perspective.revealed = next.seat;
    show(perspective.of(next.seat) ?? next);
    board.focus();
  });
}

/** Whoever comes to a table has the board under their keys; a finger needs none. */
function arrive() {
  if (document.activeElement === document.body && !matchMedia('(pointer: coarse)').matches) board.focus();
}

/** @param {Frame} next @param {Bar} [instead] a bar that outranks the game's own */
function show(next, instead) {
  const before = perspective.shown;
  past.take(next);
  notice = '';
  const playing = next.phase !== 'gathering';
  perspective.shown = next;
  bar = instead ?? saidBar(next);
  if (next.seat !== null && playing && !next.paused) tidy(next);
  draw();
  if (playing) board.show(instead ? { ...next, mine: false } : next);
  if (instead || next.phase === 'over') bar = instead ?? saidBar(next);
  if (next.phase === 'over' && before?.phase !== 'over') panel.at = 'result';
  draw();
  if (playing && !before) arrive();
  command.take(next);
  if (next.mine && before?.since !== next.since) {
    calls = 0;
    if (before && before.seq !== next.seq) sound('turn');
    if (before && Hand.is(table, next)) Hand.hum();
  }
  if (before?.seq !== next.seq || before.seat !== next.seat) history.hear(next);
  if (next.phase === 'over' && before?.phase === 'playing' && !ended) finish(next);
  name(next);
}

/** @param {Frame} last */
function finish(last) {
  ended = looking = true;
  sound('win');
  const { title: won, reason } = outcome(last, mine());
  announce(`${won}. ${reason}`);
  const bots = new Set(last.chairs.flatMap((chair, seat) => (mine().includes(seat) ? [] : [chair?.bot ?? ''])));
  const [level] = bots;
  if (card && bots.size === 1 && level && mine().length === 1)
    learn(card, level, winnersOf(last.standing).includes(mine()[0]));
  setTimeout(() => {
    looking = false;
  }, LAST_LOOK);
}

/** @param {Frame} frame */
function name(frame) {
  const game = gameName(frame.game);
  const names = frame.chairs.map((_, seat) => nameOf(frame.chairs, seat)).join(', ');
  title(`${frame.mine ? '● ' : ''}${game}${names ? `, ${names}` : ''}`);
  callTab(frame.mine && frame.phase === 'playing');
  const words = html`<b>${game}</b><span class="muted">${optionWords(card, frame.options).join(' · ')}</span>`;
  whereabouts(words, frame.phase === 'gathering' ? undefined : menu);
}

/** What stands under the seats on a desk, as a sheet on a phone. */
function menu() {
  const frame = perspective.shown;
  openDialog({
    title: t('house-more'),
    body: close => html`${either('legal')}${either('trace')}${either('sound')}
      <div @click=${close}>${
        frame && table ? proposals(frame, table, history.entries, send, hint, time()) : nothing
      }</div>`,
  });
}

const talk = new Talk(
  () => draw(),
  word => send({ t: 'say', ...word }),
);
function talking() {
  return talk.template(said, { sits: mine().length > 0, playing: table?.phase === 'playing', mine: mine() });
}

/** Whether the panel is in sight: beside the board, or raised. */
const inSight = () => panel.open || matchMedia(BESIDE).matches;

/** @param {Frame} frame */
function tabs(frame) {
  const listed =
    frame.seat === null || board.plain ? [] : [{ id: 'moves', body: moves.template(frame, board.ui?.words) }];
  const over = frame.phase === 'over' && table;
  return [
    ...(over ? [{ id: 'result', body: result.template(frame, over, board.ui, inSight()) }] : []),
    {
      id: 'log',
      body: logRows(
        frame.game,
        frame.chairs,
        history.entries,
        past.acts(places => board.light(places)),
      ),
    },
    {
      id: 'chat',
      count: panel.at === 'chat' ? 0 : unread,
      body: talking(),
    },
    { id: 'rules', body: rulesPane(rules ?? null, frame.game, card?.lesson) },
    ...listed,
  ];
}

/** What the strongest bot would do, lit on the board and said in the bar. */
async function hint() {
  const { shown } = perspective;
  if (!shown) return;
  try {
    const { takeHint } = await import('./table/hint.js');
    const told = await takeHint(shown, history.entries, board.ui);
    if (!told || perspective.shown?.since !== shown.since) return;
    notice = told.words;
    announce(notice);
    draw();
    board.light(told.places);
  } catch (refusal) {
    tell(refusal);
  }
}

function openCommand() {
  panel.shut();
  command.show();
}

/** @param {Frame} frame */
function playing(frame) {
  const facts = [...optionWords(card, frame.options), ruleWords(table?.house.clock)].filter(Boolean).join(' · ');
  const names = frame.chairs.map((_, seat) => nameOf(frame.chairs, seat)).join(', ');
  const looking = watchers
    ? html`<span class="row" title=${t('house-watchers-count', { count: watchers })}>${icon('eye')}${watchers}</span>`
    : nothing;
  const held = Hand.is(table, frame);
  const now = `${past.at === null ? '' : 'past'} ${held ? 'hand' : ''}`;
  return html`<div class="table n${frame.chairs.length} ${now}"><h1 class="vh">${gameName(frame.game)}: ${names}</h1>
    <div class="left"
      ?inert=${panel.open}>${
        held
          ? hand.top(frame, board.apart, menu)
          : seatCards({ ...frame, chairs: present(frame.chairs) }, mine(), board.ui?.badge, table?.people)
      }
      <div class="house-of"><div class="card sw">${either('legal')}${either('trace')}</div>
        ${table ? proposals(frame, table, history.entries, send, hint, time()) : nothing}</div></div>
    <section class="stage" ?inert=${panel.open}
      aria-label=${t('house-board')}>${offerBanner(offer, frame, mine(), send, time())}${board.root}
      ${hand.lid(held)}</section>
    ${actionBar(past.bar ?? bar, {
      notice: notice === bar.ask ? '' : notice,
      mine: frame.mine,
      unread,
      above: html`${frame.phase === 'over' ? html`<div class="dock">${ranking(frame)}</div>` : nothing}
        ${command.template()}`,
      talk: () => {
        if (unread) panel.at = 'chat';
        panel.raise();
      },
    })}
    ${panel.template(
      tabs(frame),
      html`<div
      class="about"><b>${gameName(frame.game)}</b><span>${facts}</span>${looking}
        ${lineFacts(table, frame, socket?.lag)}<span class="row">
        ${typing(frame, openCommand, showKeys)}</span></div>`,
    )}</div>`;
}

/** @type {typeof import('./table/gathering.js') | undefined} */
let room;
/** The gathering room; its modules come only when there is one. */
function gatheringRoom() {
  if (!room)
    import('./table/gathering.js').then(module => {
      room = module;
      introduce(() => draw());
      draw();
    });
  if (!room || !table || !card) return html`<p class="wait muted">${t('house-loading')}</p>`;
  return room.gathering({ ...table, chairs: present(table.chairs) }, card, talking());
}

function draw() {
  const frame = perspective.shown;
  if (panel.at === 'rules' && rules === undefined && frame) {
    rules = null;
    rulesOf(frame.game).then(told => {
      rules = told;
      draw();
    });
  }
  if (panel.at === 'chat' && inSight()) unread = 0;
  const waiting = html`<p class="wait muted">${t('house-loading')}</p>`;
  const pressed = document.activeElement?.closest('.act') && document.activeElement;
  render(trouble ?? (!frame ? waiting : frame.phase === 'gathering' ? gatheringRoom() : playing(frame)), main);
  if (frame && socket) tick(main, frame.clocks, socket.now());
  // A button that is gone leaves the focus on the board, where the next thing is done.
  if (pressed && !pressed.isConnected) board.focus();
}

/** @param {import('./types').Said[]} messages */
function hearTalk(messages) {
  const known = new Set(said.map(message => message.id));
  const fresh = messages.filter(message => !known.has(message.id));
  said = [...said, ...fresh];
  // What was said before this page opened is not news.
  const news = fresh.filter(message => message.at >= OPENED + (socket ? socket.now() - Date.now() : 0));
  unread += news.length;
  for (const message of news) announce(t('house-said', { name: message.name, text: spoken(message) }));
  draw();
}

/** @param {unknown} heading @param {unknown} [why] */
function nothingHere(heading, why = nothing) {
  trouble = html`<div class="empty">${lampshade}<h1>${heading}</h1><p>${why}</p><a class="btn main"
    href="/">${t('house-nav-home')}</a></div>`;
  draw();
}

/** What is asked of me, for the ear: the sentence of the bar and the reason under it. */
const asked = () => [bar.ask, bar.why].filter(Boolean).join(/[.!?…]$/.test(bar.ask) ? ' ' : '. ');

const command = new CommandLine({
  board,
  submit,
  preview: (action, at) => send({ t: 'preview', seat: at.seat, action }),
  frame: () => (perspective.shown?.phase === 'gathering' ? null : perspective.shown),
  redraw: () => draw(),
});
const showKeys = shortcuts({
  frame: () => (perspective.shown?.phase === 'gathering' ? null : perspective.shown),
  entries: () => history.entries,
  now: time,
  asked,
  command: () => command.show(),
  step: by => past.step(by, history.entries),
  board: () => board.focus(),
  log: () => {
    panel.at = 'log';
    if (matchMedia(BESIDE).matches) draw();
    else panel.raise();
    document.getElementById('tab-log')?.focus();
  },
  answer: yes => {
    const seat = perspective.shown && answerer(offer, perspective.shown, mine());
    if (seat !== undefined && seat !== null) send({ t: 'answer', seat, yes }).catch(tell);
  },
  ui: () => board.ui,
});

/** Every clock ticks; mine is called out when it runs low. */
function beat() {
  const frame = perspective.shown;
  if (!socket || frame?.phase !== 'playing' || !frame.clocks?.left?.length) return;
  tick(main, frame.clocks, socket.now());
  const left = frame.mine && frame.seat !== null ? remaining(frame.clocks, frame.seat, socket.now()) : null;
  if (left !== null && calls < CALLS.length && left < CALLS[calls] * 1000) {
    while (calls < CALLS.length && left < CALLS[calls] * 1000) calls++;
    if (left >= 0) announce(t('house-time-low', { seconds: Math.ceil(left / 1000) }));
    else if (frame.clocks.rule?.clock === 'total') announce(t('house-time-over'));
  }
}

await shell({ page: 'tables', foot: false });
draw();
main.before(lineBanner);
barKeys(() => (looking ? { ask: '' } : (past.bar ?? bar)));
for (const deed of ['pointerdown', 'keydown']) {
  addEventListener(deed, () => {
    if (notice) {
      notice = '';
      draw();
    }
  });
}
try {
  const found = await get(`/api/tables/${match}`);
  hearTable(found);
  [card] = await Promise.all([gameOf(found.game), board.load(found.game), learnWords('talk', 'pace')]);
  board.apart = card?.spec.hidden ?? true;
  if (found.house.cafe) await hand.open(board.apart);
  socket = new Socket(match, {
    seen: see,
    said: hearTalk,
    here: (seats, count) => {
      here = new Set(seats);
      watchers = count;
      draw();
    },
    state: lineState,
    ended: () => nothingHere(t('house-table-closed')),
  });
  setInterval(beat, 100);
} catch (refusal) {
  nothingHere(t('house-no-table'), told(/** @type {any} */ (refusal)));
}
