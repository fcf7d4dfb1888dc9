import type { LocaleCode } from '#src/contract/locale.ts';
import type { Mail } from '../context.ts';
import { harmlessName } from './harmless-name.ts';
import { letterTexts, type LetterKind } from './texts.ts';
import { warningTexts } from './warning-texts.ts';
import type { WarningKind } from './warning-texts.types.ts';

interface Particulars {
  to: string;
  name: string;
  link: string;
}

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

interface Letter extends Particulars {
  kind: string;
  subject: string;
  /** Paragraphs, the one link between them. */
  before: string[];
  after: string[];
  action: string;
}

/** One letter in the reader's language, as text and as HTML that says the same. */
function compose(brand: string, locale: LocaleCode, letter: Letter): Mail {
  const { to, kind, link } = letter;
  const name = harmlessName(letter.name);
  const fill = (text: string) =>
    text.replaceAll('{brand}', () => brand).replaceAll('{name}', () => name);
  const before = [letterTexts[locale].greeting, ...letter.before].map(fill);
  const after = [...letter.after.map(fill), brand];
  const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escape(text)}</p>`).join('');
  const html =
    `<!doctype html><html lang="${locale}"><body style="font:16px/1.5 sans-serif">` +
    paragraphs(before) +
    `<p><a href="${escape(link)}">${escape(fill(letter.action))}</a></p>` +
    `${paragraphs(after)}</body></html>`;
  const text = [...before, link, ...after].join('\n\n');
  return { to, subject: fill(letter.subject), text, html, kind };
}

/** A letter whose link does something. */
export function mailOf(
  brand: string,
  kind: LetterKind,
  locale: LocaleCode,
  particulars: Particulars,
): Mail {
  const texts = letterTexts[locale];
  const { subject, why, action, otherwise } = texts[kind];
  const [before, after] = [[why], [texts.expires, otherwise]];
  return compose(brand, locale, { ...particulars, kind, subject, before, after, action });
}

/** Says what has changed, and where to go if somebody else did it. */
export function warningOf(
  brand: string,
  kind: WarningKind,
  locale: LocaleCode,
  particulars: Particulars,
): Mail {
  const { otherwise, action, moved, ...kinds } = warningTexts[locale];
  const { subject, what } = kinds[kind];
  const help = kind === 'email-changed' ? moved : { otherwise, action };
  const before = [what, help.otherwise];
  const letter = { ...particulars, kind, subject, before, after: [], action: help.action };
  return compose(brand, locale, letter);
}
