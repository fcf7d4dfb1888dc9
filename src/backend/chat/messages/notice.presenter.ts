import { inArray } from 'drizzle-orm';
import type { Notice, NoticeKind } from '#src/contract/app/notice.ts';
import { toMoney } from '../../lib/money.ts';
import type { Backend } from '../../context.ts';
import type { MessageRow, StoredNotice } from '../../db/schema/chat.ts';
import { users, type UserRow } from '../../db/schema/users.ts';
import { knownCards } from '../../people/known-card.ts';

/** A notification of a reader: a line of theirs, or what is to be mailed. */
type NoticeRow = Pick<MessageRow, 'id' | 'toUserId' | 'notice'>;

/** The notifications of one reader among those rows by their id, with people as they know them. */
export async function presentNotices(
  { db, clock }: Backend,
  rows: readonly NoticeRow[],
): Promise<Map<number, Notice>> {
  const withNotice = rows.flatMap((row) => (row.notice ? [{ ...row, notice: row.notice }] : []));
  if (withNotice.length === 0) return new Map();
  const ids = withNotice.flatMap(({ toUserId, notice }) => [toUserId, notice.personId]);
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  const known = new Map(people.map((row) => [row.id, row]));
  const readerId = withNotice[0]?.toUserId ?? null;
  const cards = await knownCards(db, readerId, [...known.keys()], clock());
  return new Map(
    withNotice.map(({ id, toUserId, notice }) => {
      const { kind, personId, amount, title, number, until, others } = notice;
      const person = known.get(personId);
      return [
        id,
        {
          kind,
          person: person ? cards.of(person) : null,
          amount: amount === undefined ? null : toMoney(amount),
          title: title ?? null,
          number: number ?? null,
          until: until ?? null,
          ...(others !== undefined && { others }),
          path: pathOf(notice, person, known.get(toUserId), cards.isClosed(personId)),
        },
      ];
    }),
  );
}

/** Notices that lead to the other's own pages: members whom they block find nothing there. */
const isTheirs = new Set<NoticeKind>([
  'tip_received',
  'message_sold',
  'message_bought',
  'post_bought',
  'subscription_started',
  'subscription_renewed',
  'subscription_lapsed',
  'subscribed',
  'subscriber_renewed',
  'followed',
]);

/** Path that a notice links to; null when the account is gone. */
function pathOf(
  { kind, postId, number }: StoredNotice,
  person: UserRow | undefined,
  reader: UserRow | undefined,
  isClosed: boolean,
) {
  if (kind === 'complaint_received') return '/reports';
  if (kind === 'renewals_ended') return '/interests/subscriptions';
  if (kind === 'payout_paid' || kind === 'payout_returned') return '/billing/payout';
  if (kind === 'identity_approved' || kind === 'identity_rejected') return '/settings/identity';
  if (!person || person.isDeleted || (isClosed && isTheirs.has(kind))) return null;
  switch (kind) {
    case 'tip_received':
    case 'message_sold':
    case 'message_bought':
      return `/messages/${person.id}`;
    case 'tip_sent':
      return '/billing/sent';
    case 'renewal_failed':
      return '/billing/sent/coming';
    case 'payment_refunded':
    case 'sale_refunded':
    case 'days_refunded':
    case 'sale_days_refunded':
      return number ? `/billing/receipts/${number.slice(2)}` : null;
    case 'post_sold':
    case 'post_liked':
    case 'post_commented':
      return reader && postId ? `/${reader.username}/post/${postId}` : null;
    case 'subscription_lapsed':
      return `/subscriptions/${person.username}`;
    case 'post_bought':
      return postId ? `/${person.username}/post/${postId}` : null;
    default:
      return `/${person.username}`;
  }
}
