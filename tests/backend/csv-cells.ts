import { expect } from 'vitest';
import type { Browser } from './auth/browser.ts';

/** The cells of a file as a spreadsheet reads them, by the names of its columns. */
export async function cells(browser: Browser, path: string) {
  const answer = await browser.get(path);
  expect(answer.status).toBe(200);
  const lines = (await answer.text())
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);
  const [head = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell),
  );
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
