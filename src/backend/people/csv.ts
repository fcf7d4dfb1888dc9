import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { PeopleList, RelationEntry } from '#src/contract/people/relation.ts';
import type { Backend } from '../context.ts';
import { csvStream, type CsvColumn } from '../lib/csv.ts';
import { serverTexts, type ServerTexts } from '../texts.ts';
import { isByMember } from './list-query.ts';
import { readList } from './lists.ts';

const rowsARead = 1000;

function columnsOf(
  backend: Backend,
  list: PeopleList,
  texts: ServerTexts['peopleCsv'],
): CsvColumn<RelationEntry>[] {
  const other = ({ by_user, to_user }: RelationEntry) => (isByMember(list) ? to_user : by_user);
  const { appUrl } = backend.settings;
  const columns: CsvColumn<RelationEntry>[] = [
    [texts.username, (entry) => other(entry).username ?? ''],
    [texts.name, (entry) => other(entry).display_name ?? ''],
    [texts.profile, (entry) => `${appUrl}/${other(entry).username ?? ''}`],
    [texts.since, (entry) => entry.created_at],
  ];
  if (list === 'blacklist')
    columns.push([texts.ban, ({ ban_type }) => (ban_type ? texts.bans[ban_type] : '')]);
  if (list === 'subscriptions' || list === 'subscribers')
    columns.push(
      [texts.state, (entry) => texts.states[stateOf(entry)]],
      [texts.until, ({ expires_at }) => expires_at ?? ''],
      [texts.months, ({ months }) => months ?? ''],
      [texts.price, ({ price }) => price ?? null],
      [texts.currency, ({ price }) => price?.currency ?? ''],
    );
  return columns;
}

const stateOf = ({ is_expired, is_auto_renewable }: RelationEntry) =>
  is_expired ? 'expired' : is_auto_renewable ? 'active' : 'ending';

/** The whole list, read a thousand rows at a time as the reader takes them. */
export const peopleCsv = (
  backend: Backend,
  memberId: number,
  list: PeopleList,
  locale: LocaleCode,
): ReadableStream<Uint8Array> =>
  csvStream(locale, columnsOf(backend, list, serverTexts[locale].peopleCsv), async (after) => {
    const { list: rows, next } = await readList(backend, memberId, list, {
      limit: rowsARead,
      after,
    });
    return { rows, next };
  });
