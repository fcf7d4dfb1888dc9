import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../../context.ts';
import { contains } from '../../db/contains.ts';
import { posts } from '../../db/schema/posts.ts';
import { published, shownTo } from './scopes.ts';

/**
 * Public posts that have these words, or all of them without words. Paid texts are not searched: a match
 * would reveal what they say.
 */
export function publicPosts(
  backend: Backend,
  viewerId: number | null,
  words: string,
): SQL | undefined {
  return and(
    published(backend),
    eq(posts.visibility, 'public'),
    viewerId === null ? undefined : shownTo(backend, viewerId),
    words === '' ? undefined : sql`${posts.id} in (${withWords(backend, words)} offset 0)`,
  );
}

/**
 * Ids of public posts with these words. As a query of its own, which `offset 0` keeps apart, it is
 * answered by the indices of words: the list's order would else have each post read for a rare word.
 */
const withWords = ({ db }: Backend, words: string) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.status, 'published'),
        eq(posts.visibility, 'public'),
        or(contains(posts.title, words), and(eq(posts.isPaid, false), contains(posts.text, words))),
      ),
    );
