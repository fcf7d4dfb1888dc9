import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { csvCell, csvForm } from '#src/backend/lib/csv.ts';
import { users } from '#src/backend/db/schema/users.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { openBrowser, signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, idOf, subscribe } from '../world.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

/** The rows of a file as a spreadsheet reads them (RFC 4180, every cell quoted). */
function rowsOf(text: string): string[][] {
  expect(text).toMatch(/^\uFEFF(".*"\r\n)+$/s);
  const cells = text.slice(1).matchAll(/"((?:[^"]|"")*)"([,;]|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
async function fileOf(list: string, query = '') {
  const answer = await bo.get(`/api/v1/people/${list}/csv${query}`);
  expect(answer.status).toBe(200);
  const bytes = await answer.arrayBuffer();
  return {
    headers: answer.headers,
    rows: rowsOf(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)),
  };
}

describe('the file of a list', () => {
  it('is a download named after the list and the day', async () => {
    await follow(backend, 'bo', 'ada');
    const { headers, rows } = await fileOf('followed');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': expect.stringContaining('text/csv; charset=utf-8'),
      'content-disposition': 'attachment; filename="followed-2026-05-04.csv"',
      'cache-control': 'no-store',
    });
    expect(rows).toEqual([
      ['Username', 'Name', 'Profile', 'Since'],
      ['ada', 'Ada Marlow', 'http://fanfare.test/ada', '2026-05-04T10:00:00.000Z'],
    ]);
  });

  it('says of subscriptions what they are, until when, and at what price', async () => {
    await subscribe(backend, 'bo', 'ada');
    backend.advance(1000);
    await subscribe(backend, 'bo', 'fay', -1);
    await bo.post(`/api/v1/people/${idOf('ada')}/deactivate_renew`);
    const { rows } = await fileOf('subscriptions');
    expect(rows[0]?.slice(4)).toEqual(['State', 'Until', 'Months', 'Price', 'Currency']);
    expect(rows.slice(1).map((row) => row.slice(4))).toEqual([
      ['Expired', '2026-05-03T10:00:01.000Z', '1', '9.99', 'USD'],
      ['Ends', '2026-06-03T10:00:00.000Z', '1', '9.99', 'USD'],
    ]);
  });

  it('speaks the language asked for, else the member’s own, else English', async () => {
    await ban(backend, 'bo', 'fay', 'block');
    expect((await fileOf('blacklist', '?locale=ru')).rows.at(-1)?.[4]).toBe('Заблокирован');
    await backend.db
      .update(users)
      .set({ preferredLocale: 'fr' })
      .where(eq(users.id, idOf('bo')));
    expect((await fileOf('blacklist', '?locale=tlh')).rows.at(-1)?.[4]).toBe('Bloqué');
    expect((await fileOf('blacklist', '?locale=pt-BR')).rows[0]?.[4]).toBe('Limite');
    const file = await bo.get('/api/v1/people/blacklist/csv?locale=ru');
    expect((await file.text()).split('\r\n')[0]).toMatch(/^\uFEFF?("[^"]+";){4}"[^"]+"$/);
  });

  it('starts no formula, whatever people call themselves', async () => {
    await follow(backend, 'bo', 'ada');
    const name = '=HYPERLINK("http://x","a,b")\r\nc';
    await backend.db
      .update(users)
      .set({ displayName: name })
      .where(eq(users.id, idOf('ada')));
    expect((await fileOf('followed')).rows[1]?.[1]).toBe(`'${name}`);
  });

  it('is whole, beyond one reading', async () => {
    const at = backend.clock();
    const people = Array.from({ length: 2_345 }, (_, index) => ({
      id: 1001 + index,
      email: `fan${index}@fanfare.test`,
      username: `fan_${index}`,
      displayName: 'Fan',
      createdAt: at,
      updatedAt: at,
    }));
    const { follows } = await import('#src/backend/db/schema/people.ts');
    await backend.db.insert(users).values(people);
    await backend.db
      .insert(follows)
      .values(people.map(({ id }) => ({ byUserId: id, toUserId: idOf('bo'), createdAt: at })));
    const { rows } = await fileOf('followers');
    expect(rows.length).toBe(2_346);
    expect(new Set(rows.map(([username]) => username)).size).toBe(2_346);
  });

  it('is for its member alone', async () => {
    expect((await (await openBrowser(backend)).get('/api/v1/people/followers/csv')).status).toBe(
      401,
    );
    expect((await bo.get('/api/v1/people/friends/csv')).status).toBe(404);
  });
});

describe('a cell', () => {
  it('keeps every text, and no text begins as a formula does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = csvCell(text);
        expect(cell).toMatch(/^"(?:[^"]|"")*"$/s);
        const inside = cell.slice(1, -1).replaceAll('""', '"');
        expect(inside.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        for (const part of inside.split(/[,;\r\n]/)) expect(part).not.toMatch(/^\s*[=+\-@|]/);
        expect(inside).not.toMatch(/^\s*[=+\-@|]/);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '|cmd', '＝1'])('quotes %j', (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  });

  it.each([
    ['a,=1', "a,'=1"],
    ['a; @SUM(A1)', "a; '@SUM(A1)"],
    ['a\n-1', "a\n'-1"],
    ['a,b; c-d', 'a,b; c-d'],
  ])('begins no formula where another separator would cut %j', (text, kept) => {
    expect(csvCell(text)).toBe(`"${kept}"`);
  });

  it('leaves numbers what they are', () => {
    expect(csvCell(-1)).toBe('"-1"');
  });

  it('writes an amount with the digits of its currency, below zero too', () => {
    expect(csvCell({ amount: -1299, currency: 'USD' })).toBe('"-12.99"');
    expect(csvCell({ amount: 1200, currency: 'JPY' })).toBe('"1200"');
  });

  it.each(localeCode.options)('stands in a column of its own in a spreadsheet in %s', (locale) => {
    const hasComma = (0.5).toLocaleString(locale).includes(',');
    const form = csvForm(locale);
    expect(form.separator).toBe(hasComma ? ';' : ',');
    const amount = csvCell({ amount: -1299, currency: 'USD' }, form);
    expect(amount).toBe(hasComma ? '"-12,99"' : '"-12.99"');
  });
});
