import type { LocaleCode } from '#src/contract/locale.ts';
import type { Mail } from '../context.ts';
import { letterTexts, type LetterKind } from './texts.ts';

interface Particulars {
  to: string;
  name: string;
  link: string;
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** One letter in the reader's language, as text and as HTML that says the same. */
export function mailOf(
  brand: string,
  kind: LetterKind,
  locale: LocaleCode,
  { to, name, link }: Particulars,
): Mail {
  const texts = letterTexts[locale];
  const fill = (text: string) => text.replaceAll('{brand}', brand).replaceAll('{name}', name);
  const { subject, why, action, otherwise } = texts[kind];
  const greeting = fill(texts.greeting);
  const text = [greeting, fill(why), link, fill(texts.expires), fill(otherwise), brand].join(
    '\n\n',
  );
  const html =
    `<!doctype html><html lang="${locale}"><body style="font:16px/1.5 sans-serif">` +
    `<p>${escape(greeting)}</p><p>${escape(fill(why))}</p>` +
    `<p><a href="${escape(link)}">${escape(fill(action))}</a></p>` +
    `<p>${escape(fill(texts.expires))}</p><p>${escape(fill(otherwise))}</p>` +
    `<p>${escape(brand)}</p></body></html>`;
  return { to, subject: fill(subject), text, html, kind };
}
