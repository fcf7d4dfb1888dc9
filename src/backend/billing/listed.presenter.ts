import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { ListedTransaction } from '#src/contract/billing/billing-lists.ts';
import type { Backend } from '../context.ts';
import { ledgerEntries, type PaymentRow } from '../db/schema/billing.ts';
import { bans } from '../db/schema/people.ts';
import { posts } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { presentTransactions } from './transaction.presenter.ts';

type Shown = Awaited<ReturnType<typeof presentTransactions>>[number];

interface Subject {
  title: string | null;
  path: string | null;
}

/** Payments with where what they were for is; four queries however many. */
export async function presentListed(
  backend: Backend,
  viewerId: number,
  rows: readonly PaymentRow[],
): Promise<ListedTransaction[]> {
  if (rows.length === 0) return [];
  const shown = await presentTransactions(backend, viewerId, rows);
  const postsById = await postsOf(backend, viewerId, rows);
  const available = await availabilityOf(backend, rows);
  const closed = await closedTo(backend, viewerId, rows);
  return shown.map((row) => {
    const { title, path } = subjectOf(row, postsById);
    const isOpen = isOpenTo(viewerId, row, closed);
    const isEarned = row.direction === 'in' && row.status === 'succeeded';
    return {
      ...row,
      subject_title: isOpen ? title : null,
      subject_path: isOpen ? path : null,
      available_at: isEarned ? (available.get(row.id)?.toISOString() ?? null) : null,
    };
  });
}

function subjectOf(row: Shown, postsById: ReadonlyMap<number, Subject>): Subject {
  const { subject, counterpart, direction } = row;
  const nothing = { title: null, path: null };
  if (subject?.type === 'post') return postsById.get(subject.id) ?? nothing;
  if (!counterpart) return nothing;
  if (subject?.type === 'message') return { title: null, path: `/messages/${counterpart.id}` };
  const own = direction === 'out' && row.type === 'subscription';
  return { title: null, path: `${own ? '/subscriptions' : ''}/${counterpart.username}` };
}

/** One's own post stays, whoever bought it; the rest is the other's, or with them. */
const isOpenTo = (viewerId: number, row: Shown, closed: ReadonlySet<number>) =>
  (row.direction === 'in' && row.subject?.type === 'post') ||
  !closed.has(row.counterpart?.id ?? viewerId);

/** The others whose profile the viewer may not open: they left, or they block the viewer. */
async function closedTo({ db }: Backend, viewerId: number, rows: readonly PaymentRow[]) {
  const others = rows.map(({ payerId, payeeId }) => (payerId === viewerId ? payeeId : payerId));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(
      bans,
      and(eq(bans.byUserId, users.id), eq(bans.toUserId, viewerId), eq(bans.banType, 'block')),
    )
    .where(
      and(
        inArray(users.id, [...new Set(others)]),
        or(eq(users.isDeleted, true), isNotNull(bans.byUserId)),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** Posts that are out, and one's own: a payment never names what its payer may not know of. */
async function postsOf({ db }: Backend, viewerId: number, rows: readonly PaymentRow[]) {
  const ids = rows.flatMap(({ subjectType, subjectId }) =>
    subjectType === 'post' && subjectId !== null ? [subjectId] : [],
  );
  const found = await db
    .select({ id: posts.id, title: posts.title, username: users.username })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(and(inArray(posts.id, ids), isNull(posts.deletedAt), isOutFor(viewerId)));
  return new Map(
    found.map(({ id, title, username }) => [id, { title, path: `/${username}/post/${id}` }]),
  );
}

async function availabilityOf({ db }: Backend, rows: readonly PaymentRow[]) {
  const found = await db
    .select({ id: ledgerEntries.paymentId, at: ledgerEntries.availableAt })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, 'earnings'),
        eq(ledgerEntries.kind, 'payment'),
        inArray(
          ledgerEntries.paymentId,
          rows.map(({ id }) => id),
        ),
      ),
    );
  return new Map(found.map(({ id, at }) => [id, at]));
}

const isOutFor = (viewerId: number) =>
  or(eq(posts.authorId, viewerId), eq(posts.status, 'published'));
