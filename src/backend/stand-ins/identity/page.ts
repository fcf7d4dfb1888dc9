import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import { filled } from '#src/mails/filled.ts';
import type { Env } from '../../context.ts';
import type { PassageSessionRow } from '../../db/schema/passage.ts';
import { standInTexts } from '../texts.ts';
import { checkSeconds, choices } from './decide.ts';
import { pageStyle } from './page.style.ts';
import { passageName } from './stand-in.ts';

/** The texts of a language, filled in. */
function textsFor(c: Context<Env>, locale: LocaleCode) {
  const { brand } = c.get('backend').settings;
  const words = { brand, name: passageName, seconds: String(checkSeconds) };
  const texts = standInTexts[locale].identityPage;
  return (name: keyof typeof texts) => filled(texts[name], words);
}

function page(
  c: Context<Env>,
  {
    locale,
    title,
    content,
    back,
  }: Record<'locale' | 'title' | 'back', string> & { content: unknown },
) {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    // Browsers hold a form's redirect to the same rule as its address.
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; ` +
      `form-action 'self' ${back}; frame-ancestors 'none'`,
  );
  return c.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title} · ${passageName}</title>
          <style nonce="${raw(nonce)}">
            ${raw(pageStyle)}
          </style>
        </head>
        <body>
          <header>${passageName}</header>
          <main>${content}</main>
        </body>
      </html>`,
  );
}

const originOf = (address: string) => new URL(address).origin;

/** Page on which a person chooses how the check ends. */
export function checkPage(c: Context<Env>, { locale, returnUrl }: PassageSessionRow) {
  const t = textsFor(c, locale);
  const send = (choice: (typeof choices)[number]) =>
    html`<button name="choice" value="${choice}" class="${choice === 'approved' ? 'main' : ''}">
      <strong>${t('send')}</strong> <span>${t(choice)}</span>
    </button>`;
  return page(c, {
    locale,
    title: t('title'),
    back: originOf(returnUrl),
    content: html`<h1>${t('title')}</h1>
      <p class="note">${t('standIn')}</p>
      <p>${t('lead')}</p>
      <form method="post">
        ${choices.map(send)}
        <button name="choice" value="leave" class="leave">${t('leave')}</button>
      </form>`,
  });
}

/** Page for a document that was sent from here already. */
export function overPage(c: Context<Env>, { locale, returnUrl }: PassageSessionRow) {
  const t = textsFor(c, locale);
  return page(c, {
    locale,
    title: t('title'),
    back: originOf(returnUrl),
    content: html`<h1>${t('title')}</h1>
      <p>${t('over')}</p>
      <a class="back" href="${returnUrl}">${t('back')}</a>`,
  });
}

/** Page for a check that does not exist. */
export function gonePage(c: Context<Env>) {
  const t = textsFor(c, 'en');
  const { appUrl } = c.get('backend').settings;
  c.status(404);
  return page(c, {
    locale: 'en',
    title: t('title'),
    back: originOf(appUrl),
    content: html`<h1>${t('title')}</h1>
      <p>${t('gone')}</p>
      <a class="back" href="${appUrl}">${t('back')}</a>`,
  });
}
