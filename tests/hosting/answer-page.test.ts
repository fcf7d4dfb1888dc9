import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerPage, answerStyle } from '#src/hosting/answer-page.ts';
import { bootTexts, hostingTexts, type AnswerKind } from '#src/hosting/texts.ts';
import { localeCode } from '#src/contract/app/locale.ts';

const tokens = readFileSync('src/ui/style/tokens.css', 'utf8');
const kinds = Object.keys(hostingTexts.en.answers) as AnswerKind[];
const colourIn = (css: string, name: string) =>
  new RegExp(String.raw`${name}:\s*([^;]+);`).exec(css)?.[1];

test('the colours of an answer are tokens of the look', () => {
  const names = [...answerStyle.matchAll(/(--color-[\w-]+):/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(colourIn(answerStyle, name)).toBe(colourIn(tokens, name));
});

test.each(kinds)('"%s" has a way on in every language', (kind) => {
  for (const locale of localeCode.options) {
    const html = answerPage({ kind, locale, nonce: 'n' });
    const { title, text } = hostingTexts[locale].answers[kind];
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(text);
    expect(html).not.toContain('<script');
    const waysOn = html.match(/<a href="">|http-equiv="refresh"/g);
    expect(waysOn).toEqual([kind === 'starting' ? 'http-equiv="refresh"' : '<a href="">']);
  }
});

test('the first script has its words in every language', () => {
  expect(Object.keys(bootTexts).toSorted()).toEqual([...localeCode.options].toSorted());
});
