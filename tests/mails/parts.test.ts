import { describe, expect, test } from 'vitest';
import { localeCode } from '#src/contract/app/locale.ts';
import { htmlOf } from '#src/mails/html-part.tsx';
import type { MailKind } from '#src/mails/message.ts';
import { textOf } from '#src/mails/text-part.ts';
import { ada, letters } from '#stories/mails/letters.ts';
import { readHtml } from './read-html.ts';

const kinds = Object.keys(letters) as MailKind[];
const isLink = (line: string) => line.startsWith('https://');
/** Words without what parts them: a label has a colon in the text, and a cell of its own in the HTML. */
const bare = (texts: readonly string[]) => texts.join('').replaceAll(/[\s:：]/gu, '');

describe.each(localeCode.options)('in %s', (locale) => {
  test.each(kinds)('%s says the same in both its parts, and nothing is left to fill in', (kind) => {
    const message = letters[kind](locale);
    const [html, lines] = [readHtml(htmlOf(message)), textOf(message).split('\n')];
    const said = lines.filter((line) => !isLink(line));
    // The product stands above the one, and signs the other.
    expect(html.texts[0]).toBe('Fanfare');
    expect(said.at(-1)).toBe('Fanfare');
    expect(bare(html.texts.slice(1))).toBe(bare(said.slice(0, -1)));
    expect(html.links).toEqual(lines.filter(isLink));
    expect(html.links.length).toBeGreaterThan(0);
    expect([message.subject, ...html.texts, ...lines].join('\n')).not.toMatch(/[{}]|undefined/);
    expect(said[0]).toContain('Ada Marlow');
  });

  test.each(kinds)('%s has a preheader that says what it is about', (kind) => {
    const message = letters[kind](locale);
    const { preheader, texts } = readHtml(htmlOf(message));
    expect(preheader).toBe(message.preheader);
    expect(texts.some((text) => text.startsWith(preheader))).toBe(true);
    expect(preheader).toMatch(/[\p{L}\d.。]$/u);
  });

  test.each(kinds)('%s is in its language, for the schemes of light and dark', (kind) => {
    const html = htmlOf(letters[kind](locale));
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}" dir="ltr">`));
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark){');
    expect(html).toContain(`<title>`);
  });
});

/** Paragraph after the first one of a warning. */
const when = (locale: 'en' | 'fr' | 'zh') => textOf(letters['card-added'](locale)).split('\n\n')[2];

test('a warning says when, in the language and in a zone that it names', () => {
  expect(when('en')).toMatch(/^When: December 26, 2026 at 9:30\sAM UTC$/u);
  expect(when('fr')).toBe('Quand\u202F: 26 décembre 2026 à 09:30 UTC');
  expect(when('zh')).toMatch(/^时间：2026年12月26日/);
});

test('what is mailed fetches nothing, runs nothing and follows nobody', () => {
  for (const kind of kinds) {
    const { tags, attributes } = readHtml(htmlOf(letters[kind]('en')));
    const allowed = 'html head meta title style body div table tbody tr td th p a'.split(' ');
    expect([...tags].filter((tag) => !allowed.includes(tag ?? ''))).toEqual([]);
    expect(
      [...attributes].filter((name) => /^(src|on|background|action|id)/.test(name ?? '')),
    ).toEqual([]);
    expect(htmlOf(letters[kind]('en'))).not.toMatch(/url\(|@import|<link|javascript:/i);
  }
});

describe('names and addresses of whoever wrote them', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title></style><b>',
    'https://evil.example/win',
    'Ada \u202Egnp.exe\u2066',
    "{brand} $& $' ${1}",
  ];
  test.each(hostile)('%j is text, and no link', (name) => {
    for (const kind of kinds) {
      const message = letters[kind]('en', { ...ada, name });
      const own = letters[kind]('en');
      const [html, mine] = [readHtml(htmlOf(message)), readHtml(htmlOf(own))];
      expect(html.tags).toEqual(mine.tags);
      expect(html.attributes).toEqual(mine.attributes);
      expect(html.links).toEqual(mine.links);
      expect(htmlOf(message).split('<').length).toBe(htmlOf(own).split('<').length);
      for (const part of [htmlOf(message), textOf(message)]) {
        expect(part).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
        expect(part).not.toContain('evil.example');
      }
    }
  });

  test('what is filled in is not filled again', () => {
    const text = textOf(letters['email-change-old']('en', { ...ada, email: '{brand}@x.example' }));
    expect(text).toContain('to {brand}@x.example.');
    expect(textOf(letters['verify-email']('en', { ...ada, name: '{brand}' }))).toMatch(
      /^Hello \{brand\},/,
    );
  });
});
