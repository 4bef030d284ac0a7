/** The rules of one game, on a page of their own. */
import { html, nothing, render, unsafeHTML } from './vendor/lit.js';
import { gameLine, gameName, gameOf } from './house/games.js';
import { icon } from './house/icons.js';
import { mini } from './house/mini.js';
import { playBots } from './house/newtable.js';
import { shell, title } from './house/shell.js';
import { tell } from './house/toast.js';
import { t } from './house/words.js';
import { rulesOf } from './table/panel.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main')), game = location.pathname.split('/')[2];
await shell({ page: 'help' });
const [page, card] = await Promise.all([rulesOf(game), gameOf(game).catch(() => undefined)]);
title(t('house-rules-of', { game: gameName(game) }));
render(html`<header class="who-plays"><span class="pic">${card ? mini(game) : nothing}</span><div class="grow"><h1>${gameName(game)}</h1><p class="muted">${gameLine(game)}</p></div>
  ${card ? html`<button class="btn main" @click=${() => playBots(card).catch(tell)}>${icon('play')}${t('house-play')}</button>` : nothing}</header>
  <article class="card sheet-of prose" lang=${page ? 'en' : nothing}>${page ? unsafeHTML(page) : html`<p>${t('house-no-rules')}</p>`}</article>`, main);
if (location.hash) document.querySelector(location.hash)?.scrollIntoView();
