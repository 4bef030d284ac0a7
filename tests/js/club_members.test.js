/** Tests of the members of a club: which actions the menu of a member offers. */
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '../../src/parlour/web/vendor/lit.js';
import { inviteSection, membersSection } from '../../src/parlour/web/club/members.js';

const MEMBERS = ['owner', 'leader', 'member'].map(role => ({
  id: role,
  name: `the ${role}`,
  role,
  since: 1,
  online: role === 'leader',
}));
const OWNER = ['invite', 'remove-member', 'remove-leader', 'set-role', 'transfer'];
const LEADER = ['invite', 'remove-member'];
const STAFF = ['transfer', 'edit', 'delete'];

/** Return the labels of the menu of each member, as seen by a user with these actions. */
function menus(actions, ownId, sent = []) {
  const host = document.createElement('div');
  const details = { club: { members: 3 }, actions, members: MEMBERS, invitations: [] };
  const can = {
    send: (...call) => sent.push(call),
    confirmAndSend: (...call) => sent.push(call),
    isBusy: false,
    ownId,
  };
  render(
    membersSection(details, can, () => {}),
    host,
  );
  return [...host.querySelectorAll('li')].map(row => {
    const button = row.querySelector('button');
    if (!button) return [];
    button.click();
    const dialog = document.querySelector('dialog');
    const labels = [...dialog.querySelectorAll('.wide-gap button')].map(one =>
      one.textContent.trim(),
    );
    dialog.querySelector('.wide-gap button').click();
    return labels;
  });
}

test('the owner changes roles, transfers and removes; nobody manages the owner', () => {
  const sent = [];
  const rest = ['club-make-owner', 'club-remove'];
  assert.deepEqual(menus(OWNER, 'owner', sent), [
    [],
    ['club-make-member', ...rest],
    ['club-make-leader', ...rest],
  ]);
  assert.deepEqual(sent, [
    ['role', { user: 'leader', role: 'member' }],
    ['role', { user: 'member', role: 'leader' }],
  ]);
});

test('a leader removes members but no leaders', () => {
  assert.deepEqual(menus(LEADER, 'leader'), [[], [], ['club-remove']]);
});

test('moderators of the site transfer only', () => {
  assert.deepEqual(menus(STAFF, 'signe'), [[], ['club-make-owner'], ['club-make-owner']]);
});

test('others have no menu and no invitation form', () => {
  assert.deepEqual(menus([], 'member'), [[], [], []]);
  const host = document.createElement('div');
  render(
    inviteSection({ actions: ['leave'], invitations: [] }, {}, async () => true),
    host,
  );
  assert.equal(host.querySelector('form'), null);
});
