import { sql, type SQL } from 'drizzle-orm';
import type { PeopleList } from '#src/contract/people/relation.ts';
import type { Queryable } from '../db/db.ts';
import { anyContains } from '../db/contains.ts';
import { knownNames } from './known-card.ts';
import type { BanType } from './relations.ts';

/**
 * One row of a list as the database returns it; dates in Unix milliseconds, money in minor units.
 */
export interface ListRow {
  id: number;
  username: string;
  display_name: string;
  is_verified: boolean;
  is_online: boolean;
  since: number;
  is_followed: boolean;
  ban_type: BanType | null;
  renews: boolean | null;
  expires: number | null;
  months: number | null;
  amount: number | null;
}

/** The same rows, a column at a time. */
type ListColumns = { [Name in keyof ListRow]: ListRow[Name][] | null };
const columns = Object.keys({
  id: 0,
  username: 0,
  display_name: 0,
  is_verified: 0,
  is_online: 0,
  since: 0,
  is_followed: 0,
  ban_type: 0,
  renews: 0,
  expires: 0,
  months: 0,
  amount: 0,
} satisfies Record<keyof ListRow, 0>);

export interface ListScope {
  memberId: number;
  list: PeopleList;
  /** Words sought in names; empty for all. */
  words?: string;
  /** Id of the one person whose row is wanted. */
  onlyId?: number;
}

/** Start of a page: after this row, in the order of the list. */
export interface Place {
  since: number;
  id: number;
}

/** True for lists in which the member is `by_user`. */
export const isByMember = (list: PeopleList) => list !== 'followers' && list !== 'subscribers';

const plain = sql`created_at, null::boolean as renews, null::timestamptz as expires_at,
  null::integer as months, null::integer as amount`;
const paid = sql`created_at, is_auto_renewable as renews, expires_at, months,
  coalesce(amount, price * months) as amount`;
const sources: Record<PeopleList, (memberId: number) => SQL> = {
  followed: (id) => sql`select to_user_id as id, ${plain} from follows where by_user_id = ${id}`,
  followers: (id) => sql`select by_user_id as id, ${plain} from follows where to_user_id = ${id}`,
  subscriptions: (id) =>
    sql`select to_user_id as id, ${paid} from subscriptions where by_user_id = ${id}`,
  subscribers: (id) =>
    sql`select by_user_id as id, ${paid} from subscriptions where to_user_id = ${id}`,
  blacklist: (id) => sql`select to_user_id as id, ${plain} from bans where by_user_id = ${id}`,
};

/**
 * A list's ids and dates. Left out are deleted users and those who blocked the member, who is not
 * to learn of it; the blacklist is the member's own doing and stays whole, with the names that were known.
 */
function scoped({ memberId, list, words = '', onlyId }: ListScope): SQL {
  const names = knownNames(memberId);
  const parts = [
    ...(list === 'blacklist'
      ? []
      : [
          sql`rel.id not in (select id from users where is_deleted)`,
          sql`rel.id not in (select by_user_id from bans
            where to_user_id = ${memberId} and ban_type = 'block')`,
        ]),
    ...(words === ''
      ? []
      : [
          sql`rel.id in (select id from users
            where ${anyContains([names.username, names.displayName], words)})`,
        ]),
    ...(onlyId === undefined ? [] : [sql`rel.id = ${onlyId}`]),
  ];
  const where = parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
  return sql`from (${sources[list](memberId)}) rel where ${where}`;
}

const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::bigint`;
/** Order of the indexes, so that a page reads no more than its rows. */
const order = sql`order by rel.created_at desc nulls last, rel.id`;

/**
 * Rows, the latest first; without a limit all of them. They come as one row of JSON columns: to
 * take 10,000 rows through the driver costs three times as much as the query itself.
 */
export async function selectRows(
  db: Queryable,
  scope: ListScope,
  onlineSince: Date,
  page: { limit?: number | undefined; after?: Place | null } = {},
): Promise<ListRow[]> {
  const { memberId } = scope;
  const names = knownNames(memberId, sql`u`);
  const at = sql`to_timestamp(${page.after?.since ?? 0}::double precision / 1000)`;
  const after = page.after
    ? sql`and (rel.created_at < ${at} or (rel.created_at = ${at} and rel.id > ${page.after.id}))`
    : sql``;
  const limit = page.limit === undefined ? sql`` : sql`limit ${page.limit}`;
  const gathered = columns.map(
    (name) => sql`json_agg(${sql.identifier(name)}) as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<ListColumns>(sql`
    select ${sql.join(gathered, sql`, `)} from (
      select rel.id, ${names.username} as username, ${names.displayName} as display_name,
        u.is_verified and shut.id is null as is_verified,
        shut.id is null and u.shows_online and
          coalesce(u.last_seen_at > ${onlineSince.toISOString()}::timestamptz, false) as is_online,
        ${milliseconds(sql`rel.created_at`)} as since, mine.id is not null as is_followed,
        banned.ban_type, renews, ${milliseconds(sql`expires_at`)} as expires, months, amount
      from (select * ${scoped(scope)} ${after} ${order} ${limit}) rel
        join users u on u.id = rel.id
        left join (select to_user_id as id from follows where by_user_id = ${memberId}) mine
          on mine.id = rel.id
        left join (select to_user_id as id, ban_type from bans where by_user_id = ${memberId}) banned
          on banned.id = rel.id
        left join (select by_user_id as id from bans
          where to_user_id = ${memberId} and ban_type = 'block') shut on shut.id = rel.id
      ${order}) listed`);
  return rows[0] ? rowsOf(rows[0]) : [];
}

function rowsOf(found: ListColumns): ListRow[] {
  const ids = found.id ?? [];
  return ids.map((id, index) => {
    const row: Record<string, unknown> = { id };
    for (const [name, values] of Object.entries(found)) row[name] = values?.[index];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query names these columns
    return row as unknown as ListRow;
  });
}

/** Counts the rows of a list, all pages together. */
export async function countRows(db: Queryable, scope: ListScope): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count ${scoped(scope)}`,
  );
  return rows[0]?.count ?? 0;
}
