import type { ExploreCounts, ExploreItem } from '#src/contract/posts/explore.ts';
import * as read from '../lib/reader.ts';
import { userCard } from '../people/wire-people.ts';
import { post } from './wire-posts.ts';

const foundPerson = (value: unknown) => ({
  ...userCard(value),
  is_follower: read.optional(read.flag())(read.fieldOf(value, 'is_follower')),
});
const exploreItem: read.Reader<ExploreItem> = (value) =>
  read.fieldOf(value, 'type') === 'user'
    ? { type: 'user', item: foundPerson(read.fieldOf(value, 'item')) }
    : { type: 'post', item: post(read.fieldOf(value, 'item')) };

/** A page of what was found. */
export const exploreAnswer = read.sureRecord({
  data: read.sureList(exploreItem),
  meta: read.record({
    next_cursor: read.orNull(read.sureText),
    counts: read.optional(
      read.record<ExploreCounts>({ people: read.number(), posts: read.number() }),
    ),
  }),
});
