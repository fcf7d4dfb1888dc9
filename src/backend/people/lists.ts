import type { PeopleAnswer, PeopleList, RelationEntry } from '#src/contract/people/relation.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import { onlineSince } from './card.presenter.ts';
import {
  countRows,
  isByMember,
  selectRows,
  type ListRow,
  type ListScope,
  type Place,
} from './list-query.ts';

export interface PageQuery {
  limit?: number | undefined;
  after?: string | undefined;
  q?: string | undefined;
}

/** A list, whole when no limit is asked; an unreadable `after` is silently the first page. */
export async function readList(
  backend: Backend,
  memberId: number,
  list: PeopleList,
  { limit, after, q }: PageQuery = {},
): Promise<PeopleAnswer> {
  const now = backend.clock();
  const scope = { memberId, list, words: q?.trim() ?? '' };
  const page = { limit: limit && limit + 1, after: placeFrom(after) };
  const found = await selectRows(backend.db, scope, onlineSince(now), page);
  const rows = limit === undefined ? found : found.slice(0, limit);
  const isWhole = rows.length === found.length;
  const last = rows.at(-1);
  return {
    list: rows.map((row) => presentEntry(scope, row, now)),
    count: isWhole && !page.after ? rows.length : await countRows(backend.db, scope),
    next: isWhole || !last ? null : placeText({ since: last.since, id: last.id }),
  };
}

/** The row of one person in a list of a member; null when they are not in it. */
export async function readEntry(
  backend: Backend,
  memberId: number,
  list: PeopleList,
  onlyId: number,
): Promise<RelationEntry | null> {
  const now = backend.clock();
  const scope = { memberId, list, onlyId };
  const [row] = await selectRows(backend.db, scope, onlineSince(now));
  return row ? presentEntry(scope, row, now) : null;
}

function presentEntry({ memberId, list }: ListScope, row: ListRow, now: Date): RelationEntry {
  const other = {
    id: row.id,
    username: row.username,
    display_name: row.display_name,
    is_verified: row.is_verified,
    ...(row.is_online && { is_online: true }),
  };
  const me = { id: memberId };
  return {
    ...(isByMember(list) ? { by_user: me, to_user: other } : { by_user: other, to_user: me }),
    created_at: new Date(row.since).toISOString(),
    ...(row.is_followed && { is_followed: true }),
    ...(row.ban_type && { ban_type: row.ban_type }),
    ...(row.expires !== null && {
      is_auto_renewable: row.renews ?? false,
      is_expired: row.expires <= now.getTime(),
      expires_at: new Date(row.expires).toISOString(),
      months: row.months ?? 1,
      price: { amount: row.amount ?? 0, currency: limits.currency },
    }),
  };
}

const maxId = 2_147_483_647;
const maxTime = 8_640_000_000_000_000;

const placeText = ({ since, id }: Place) => Buffer.from(`${since} ${id}`).toString('base64url');

function placeFrom(text: string | undefined): Place | null {
  const [, since = '', id = ''] =
    /^(\d{1,16}) (\d{1,10})$/.exec(Buffer.from(text ?? '', 'base64url').toString()) ?? [];
  const place = { since: Number(since), id: Number(id) };
  return id === '' || place.id > maxId || place.since > maxTime ? null : place;
}
