/** The members of a club, its open requests and invitations, and the menu of each member. */
import { html, nothing } from '../vendor/lit.js';
import { avatar } from '../components/avatar.js';
import { openDialog } from '../components/dialog.js';
import { icon } from '../components/icons.js';
import { t } from '../components/strings.js';
import { userLink } from '../components/user_link.js';
/** @typedef {import('../types').ClubDetails} ClubDetails */
/** @typedef {import('../types').ClubMember} ClubMember */
/**
 * @typedef {{ title: string, text: string, confirmText: string, danger?: boolean }} Question
 * @typedef {{ send: (action: string, body: Record<string, unknown>) => Promise<boolean>,
 *   confirmAndSend: (question: Question, action: string, body: Record<string, unknown>) =>
 *   Promise<void>, isBusy: boolean, ownId: string }} MemberActions
 */

/**
 * Return the actions on a member that the user may take: icon, label and function.
 * @param {ClubDetails} details
 * @param {ClubMember} member
 * @param {MemberActions} can
 * @returns {[string, string, () => unknown][]}
 */
function memberActions({ actions }, member, can) {
  const { id: user, name, role } = member;
  if (role === 'owner') return [];
  /** @type {[string, string, () => unknown][]} */
  const found = [];
  if (actions.includes('set-role')) {
    const next = role === 'leader' ? 'member' : 'leader';
    found.push([
      role === 'leader' ? 'down' : 'up',
      t(`club-make-${next}`),
      () => can.send('role', { user, role: next }),
    ]);
  }
  if (actions.includes('transfer'))
    found.push([
      'key',
      t('club-make-owner'),
      () =>
        can.confirmAndSend(
          {
            title: t('club-transfer-sure', { name }),
            text: t('club-transfer-line', { name }),
            confirmText: t('club-make-owner'),
            danger: true,
          },
          'role',
          { user, role: 'owner' },
        ),
    ]);
  if (actions.includes(role === 'leader' ? 'remove-leader' : 'remove-member') && user !== can.ownId)
    found.push([
      'x',
      t('club-remove'),
      () =>
        can.confirmAndSend(
          {
            title: t('club-remove-sure', { name }),
            text: t('club-remove-line', { name }),
            confirmText: t('club-remove'),
            danger: true,
          },
          'remove',
          { user },
        ),
    ]);
  return found;
}

/** @param {string} title @param {[string, string, () => unknown][]} actions */
function openMenu(title, actions) {
  openDialog({
    title,
    body: close =>
      html`<div class="wide-gap">
        ${actions.map(
          ([iconName, words, run]) =>
            html`<button
              class="btn"
              @click=${() => {
                close();
                run();
              }}
            >
              ${icon(iconName)}${words}
            </button>`,
        )}
      </div>`,
  });
}

/** @param {ClubDetails} details @param {ClubMember} member @param {MemberActions} can */
function memberRow(details, member, can) {
  const actions = memberActions(details, member, can);
  const title = t('club-manage', { name: member.name });
  const line = [
    member.role === 'member' ? '' : t(`club-role-${member.role}`),
    member.online ? t('club-online') : '',
  ].filter(Boolean);
  return html`<li>
    <span class="face ${member.online ? 'is-online' : ''}">${avatar(member.name, true, 'sm')}</span>
    <span class="grow"
      ><b>${userLink(member.id, member.name)}</b>${
        line.length ? html`<span class="d">${line.join(' · ')}</span>` : nothing
      }</span
    >${
      actions.length
        ? html`<button
            class="btn plain sq"
            aria-label=${title}
            title=${title}
            @click=${() => openMenu(member.name, actions)}
          >
            ${icon('more')}
          </button>`
        : nothing
    }
  </li>`;
}

/**
 * Return the list of members.
 * @param {ClubDetails} details
 * @param {MemberActions} can
 * @param {() => void} loadMore
 */
export const membersSection = (details, can, loadMore) =>
  html`<section class="card padded-card" aria-label=${t('club-members')}>
    <h2>${t('club-members')} <span class="muted">${details.club.members}</span></h2>
    <ul class="lines">
      ${details.members.map(member => memberRow(details, member, can))}
    </ul>
    ${
      details.has_more_members
        ? html`<button class="btn" @click=${loadMore}>${t('club-more')}</button>`
        : nothing
    }
  </section>`;

/** @param {import('../types').ClubApplicant} user @param {unknown} buttons */
const applicantRow = (user, buttons) =>
  html`<li>
    ${avatar(user.name, true, 'sm')}<span class="grow"><b>${userLink(user.id, user.name)}</b></span
    >${buttons}
  </li>`;

/** @param {MemberActions} can @param {string} name @param {string} words */
const namedButton =
  (can, name, words, look = '') =>
  (/** @type {string} */ action, /** @type {Record<string, unknown>} */ body) =>
    html`<button
      class="btn sm ${look}"
      aria-label="${words} ${name}"
      ?disabled=${can.isBusy}
      @click=${() => can.send(action, body)}
    >
      ${words}
    </button>`;

/** Return the open requests, for leaders. @param {ClubDetails} details @param {MemberActions} can */
export const applicantsSection = (details, can) =>
  details.requests.length
    ? html`<section class="card padded-card waiting" aria-label=${t('club-requests')}>
        <h2>${t('club-requests')}</h2>
        <ul class="lines">
          ${details.requests.map(({ id: user, name, at }) =>
            applicantRow(
              { id: user, name, at },
              html`${namedButton(
                can,
                name,
                t('club-accept'),
                'main',
              )('answer', {
                user,
                accept: true,
              })}${namedButton(can, name, t('club-reject'))('answer', { user, accept: false })}`,
            ),
          )}
        </ul>
      </section>`
    : nothing;

/**
 * Return the invitation form and the open invitations, for leaders.
 * @param {ClubDetails} details
 * @param {MemberActions} can
 * @param {(name: string) => Promise<boolean>} invite
 */
export function inviteSection(details, can, invite) {
  if (!details.actions.includes('invite')) return nothing;
  const submit = async (/** @type {SubmitEvent & { currentTarget: HTMLFormElement }} */ event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name')).trim();
    if (name && (await invite(name))) form.reset();
  };
  return html`<section class="card padded-card" aria-label=${t('club-invite-title')}>
    <h2>${t('club-invite-title')}</h2>
    <form class="invite" @submit=${submit}>
      <label class="field"
        >${t('club-invite-name')}<input
          class="input"
          name="name"
          required
          maxlength="32"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
      /></label>
      <button class="btn" ?disabled=${can.isBusy}>${t('club-invite')}</button>
    </form>
    ${
      details.invitations.length
        ? html`<h3>${t('club-invited')}</h3>
            <ul class="lines">
              ${details.invitations.map(user =>
                applicantRow(
                  user,
                  namedButton(
                    can,
                    user.name,
                    t('club-cancel-invitation'),
                  )('cancel-invitation', {
                    user: user.id,
                  }),
                ),
              )}
            </ul>`
        : nothing
    }
  </section>`;
}
