// oxlint-disable-next-line typescript/triple-slash-reference -- the package keeps its types where no compiler looks
/// <reference path="./unicode-confusables.d.ts" />
import { and, eq, ne } from 'drizzle-orm';
import { rectifyConfusion } from 'unicode-confusables';
import type { Queryable } from '../db/db.ts';
import { users } from '../db/schema/users.ts';

/** Latin letters and figures that differ less on a screen than Unicode's table says. */
const alike = (text: string) =>
  text
    .replaceAll('0', 'o')
    .replaceAll(/[i1|!]/g, 'l')
    .replaceAll('vv', 'w')
    .replaceAll('rn', 'm');

const withoutMarks = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/**
 * Skeleton of a name (Unicode TS 39), without case, accents, spaces and signs: names with the same
 * one look alike.
 */
export function skeletonOf(name: string): string {
  // Capitals first: those of other scripts are like Latin capitals, their small letters often not.
  const latin = rectifyConfusion(withoutMarks(name)).toLowerCase();
  const plain = withoutMarks(rectifyConfusion(latin)).toLowerCase();
  return alike(plain).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

const known = new Map<string, string>();
const mostKnown = 50_000;

/** Caches skeletons: the same names are compared with each new one. */
function keptSkeleton(name: string): string {
  const kept = known.get(name) ?? skeletonOf(name);
  if (known.size >= mostKnown) known.clear();
  known.set(name, kept);
  return kept;
}

/** True if a verified member other than `ownerId` has a name that looks like this one. */
export async function isLikeVerified(
  db: Queryable,
  kind: 'displayName' | 'username',
  name: string,
  ownerId = 0,
): Promise<boolean> {
  const skeleton = skeletonOf(name);
  if (skeleton === '') return false;
  const verified = await db
    .select({ name: users[kind] })
    .from(users)
    .where(and(eq(users.isVerified, true), ne(users.id, ownerId)));
  return verified.some((one) => keptSkeleton(one.name) === skeleton);
}
