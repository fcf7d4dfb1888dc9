import type { LocaleCode } from '#src/contract/locale.ts';
import type { PeopleList, RelationEntry } from '#src/contract/relation.ts';
import type { Backend } from '../context.ts';
import { csvTexts, type CsvTexts } from './csv-texts.ts';
import { isByMember } from './list-query.ts';
import { readList } from './lists.ts';

const rowsARead = 1000;
const byteOrderMark = '\uFEFF';

/**
 * One cell (RFC 4180), always quoted. A text that a spreadsheet would take for a formula gets an
 * apostrophe in front, which spreadsheets do not show.
 */
export const csvCell = (value: string | number): string => {
  const text = String(value);
  const isFormula =
    typeof value === 'string' && /^\s*[=+\-@|\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
};

const line = (cells: (string | number)[]) => `${cells.map(csvCell).join(',')}\r\n`;

type Column = [
  header: keyof Omit<CsvTexts, 'states' | 'bans'>,
  cell: (entry: RelationEntry) => string | number,
];

function columnsOf(backend: Backend, list: PeopleList, texts: CsvTexts): Column[] {
  const other = ({ by_user, to_user }: RelationEntry) => (isByMember(list) ? to_user : by_user);
  const { appUrl } = backend.settings;
  const columns: Column[] = [
    ['username', (entry) => other(entry).username ?? ''],
    ['name', (entry) => other(entry).display_name ?? ''],
    ['profile', (entry) => `${appUrl}/${other(entry).username ?? ''}`],
    ['since', (entry) => entry.created_at],
  ];
  if (list === 'blacklist')
    columns.push(['ban', ({ ban_type }) => (ban_type ? texts.bans[ban_type] : '')]);
  if (list === 'subscriptions' || list === 'subscribers')
    columns.push(
      ['state', (entry) => texts.states[stateOf(entry)]],
      ['until', ({ expires_at }) => expires_at ?? ''],
      ['months', ({ months }) => months ?? ''],
      ['price', ({ price }) => (price ? (price.amount / 100).toFixed(2) : '')],
      ['currency', ({ price }) => price?.currency ?? ''],
    );
  return columns;
}

const stateOf = ({ is_expired, is_auto_renewable }: RelationEntry) =>
  is_expired ? 'expired' : is_auto_renewable ? 'active' : 'ending';

/** The whole list as UTF-8, read a thousand rows at a time as the reader takes them. */
export function csvStream(
  backend: Backend,
  memberId: number,
  list: PeopleList,
  locale: LocaleCode,
): ReadableStream<Uint8Array> {
  const texts = csvTexts[locale];
  const columns = columnsOf(backend, list, texts);
  const encoder = new TextEncoder();
  let after: string | null | undefined;
  return new ReadableStream({
    start(controller) {
      const headers = columns.map(([header]) => texts[header]);
      controller.enqueue(encoder.encode(byteOrderMark + line(headers)));
    },
    async pull(controller) {
      const page = await readList(backend, memberId, list, {
        limit: rowsARead,
        after: after ?? undefined,
      });
      after = page.next;
      const rows = page.list.map((entry) => line(columns.map(([, cell]) => cell(entry))));
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.join('')));
      if (after === null) controller.close();
    },
  });
}
