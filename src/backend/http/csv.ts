import type { Context } from 'hono';
import { z } from 'zod';
import { localeCode, type LocaleCode } from '#src/contract/app/locale.ts';
import type { Money } from '#src/contract/lib/money.ts';
import type { Env } from '../context.ts';

const byteOrderMark = '\uFEFF';
const formulaStart = /^\s*[=+\-@|\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/**
 * Places within a text where a spreadsheet with another separator would begin a cell with a
 * formula.
 */
const formulaWithin = /(?=[=+\-@|\uFF1D\uFF0B\uFF0D\uFF20])(?<=[,;\r\n]\s*)/g;

type Cell = string | number | Money | null;

/** One column of a file: its header in the reader's language, and its cell of a row. */
export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => Cell];

/** A page of rows, and the cursor of the page after it (`null` after the last). */
export interface CsvPage<Row> {
  rows: readonly Row[];
  next: string | null;
}

/**
 * Separators of a file as spreadsheets in a language read it: with decimals behind a comma, cells
 * are separated by a semicolon.
 */
export interface CsvForm {
  readonly separator: ',' | ';';
  readonly point: '.' | ',';
}

const pointed: CsvForm = { separator: ',', point: '.' };

export function csvForm(locale: LocaleCode): CsvForm {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { separator: ';', point: ',' } : pointed;
}

/** An amount as spreadsheets read it, with as many digits as its currency has. */
export function decimalOf({ amount, currency }: Money, { point }: CsvForm = pointed): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (digits === 0) return `${sign}${text}`;
  return `${sign}${text.slice(0, -digits)}${point}${text.slice(-digits)}`;
}

export const harmless = (text: string): string =>
  `${formulaStart.test(text) ? "'" : ''}${text.replaceAll(formulaWithin, "'")}`;

const textOf = (cell: Cell, form: CsvForm): string => {
  if (typeof cell === 'string') return harmless(cell);
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : decimalOf(cell, form);
};

/**
 * One cell (RFC 4180), always quoted. A text that a spreadsheet would take for a formula gets an
 * apostrophe in front, which spreadsheets do not show, also within, where one that knows another
 * separator would cut; numbers and amounts stay what they are.
 */
export const csvCell = (cell: Cell, form: CsvForm = pointed): string =>
  `"${textOf(cell, form).replaceAll('"', '""')}"`;

const lineOf = (cells: readonly Cell[], form: CsvForm) =>
  `${cells.map((cell) => csvCell(cell, form)).join(form.separator)}\r\n`;

/**
 * Headers and all rows as UTF-8 with a byte order mark, in the form of a language, a page read as the
 * reader takes it.
 */
export function csvStream<Row>(
  locale: LocaleCode,
  columns: readonly CsvColumn<Row>[],
  pageAfter: (cursor: string | undefined) => Promise<CsvPage<Row>>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const form = csvForm(locale);
  const headers = columns.map(([header]) => header);
  const lineOfRow = (row: Row) =>
    lineOf(
      columns.map(([, cell]) => cell(row)),
      form,
    );
  let cursor: string | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + lineOf(headers, form)));
    },
    async pull(controller) {
      const { rows, next } = await pageAfter(cursor);
      const lines = rows.map(lineOfRow).join('');
      if (lines !== '') controller.enqueue(encoder.encode(lines));
      if (next === null) controller.close();
      else cursor = next;
    },
  });
}

/** The answer of a route that hands out such a file, as the API's document shows it. */
export const csvAnswer = {
  description:
    'UTF-8 with a byte order mark, RFC 4180; in languages with a decimal comma the separator is a semicolon. No cell is read as a formula.',
  content: { 'text/csv': { schema: z.string() } },
};

/** The language of a file: the first of these that is one of ours. */
export const csvLocale = (...wanted: (string | null | undefined)[]): LocaleCode =>
  wanted.map((one) => localeCode.safeParse(one).data).find(Boolean) ?? 'en';

/** Hands out a file, named after what it holds and the day. */
export function sendCsv(c: Context<Env>, name: string, body: ReadableStream<Uint8Array>) {
  const day = c.get('backend').clock().toISOString().slice(0, 10);
  return c.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${name}-${day}.csv"`,
    'X-Content-Type-Options': 'nosniff',
  });
}
