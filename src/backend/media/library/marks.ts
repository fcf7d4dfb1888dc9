import { and, eq } from 'drizzle-orm';
import type { FileMark } from '#src/contract/media/library.ts';
import { systemUserId } from '../../chat/list/list.ts';
import type { Backend } from '../../context.ts';
import { users } from '../../db/schema/users.ts';
import { toMoney } from '../../lib/money.ts';
import type { Fact } from './fact.ts';
import { factsOfMessages } from './facts-of-messages.ts';
import { factsOfPosts } from './facts-of-posts.ts';

/** The first of them outranks all others. */
const ranks: readonly FileMark['kind'][] = ['bought', 'sent', 'offered', 'shown'];

const outranks = (one: Fact, other: Fact) =>
  ranks.indexOf(one.kind) - ranks.indexOf(other.kind) || other.at.getTime() - one.at.getTime();

/**
 * The most that a member has of each of these files of an owner, by the file's hash, in as many
 * queries for one as for all. Empty without a member, and for the owner, the system, whoever has
 * left and numbers that nobody has: there is nothing to find out.
 */
export async function marksOf(
  backend: Backend,
  ownerId: number,
  about: number | undefined,
  hashes: readonly string[],
): Promise<Map<string, FileMark>> {
  const fan = await findFan(backend, ownerId, about);
  if (!fan || hashes.length === 0) return new Map();
  const asked = { ownerId, fan, hashes };
  const facts = [
    ...(await factsOfMessages(backend.db, asked)),
    ...(await factsOfPosts(backend, asked)),
  ];
  const first = new Map<string, Fact>();
  for (const fact of facts.toSorted(outranks))
    if (!first.has(fact.hash)) first.set(fact.hash, fact);
  return new Map([...first].map(([hash, fact]) => [hash, markOf(fact)]));
}

const markOf = ({ kind, at, price }: Fact): FileMark => ({
  kind,
  at: at.toISOString(),
  price: price === null ? null : toMoney(price),
});

async function findFan({ db }: Backend, ownerId: number, about: number | undefined) {
  if (about === undefined || about === ownerId || about === systemUserId) return undefined;
  const standing = and(eq(users.id, about), eq(users.isDeleted, false));
  const [fan] = await db.select().from(users).where(standing);
  return fan;
}
