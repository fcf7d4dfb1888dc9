import type { RelationBook } from './relation-book.ts';
import type { RelationChange, RelationListName, Standing } from './relation.types.ts';

/** Whether somebody who stands so belongs into a list; null where the list remembers the past too. */
const belongs = (list: RelationListName, standing: Standing): boolean | null => {
  switch (list) {
    case 'followed':
      return standing.isFollower;
    case 'followers':
      return standing.isFollowedBy;
    case 'blacklist':
      return standing.banType !== null;
    case 'subscriptions':
      return standing.isSubscriber || standing.subscription !== null;
    case 'subscribers':
      return standing.isSubscribedBy || null;
    default:
      return list satisfies never;
  }
};

/** Whether a change says too little to go by: the list must be read again. */
export const isUnclear = (
  list: RelationListName,
  book: RelationBook,
  { userId, standing, listed }: RelationChange,
): boolean => {
  if (standing === null || listed?.list === list) return false;
  const isKnown = book.get(userId) !== undefined;
  if (belongs(list, standing) === true && !isKnown) return true;
  return listed === null && isKnown && list.startsWith('subscri');
};

/** The list after a change; rows that are acted on (`kept`) stay in sight when they leave it. */
export const withChange = (
  list: RelationListName,
  book: RelationBook,
  { userId, standing, listed }: RelationChange,
  kept: ReadonlySet<number>,
): RelationBook => {
  if (standing === null) return book.remove(userId);
  if (listed?.list === list) {
    const { answer, entry } = listed;
    if (answer && answer.entries.length === answer.count) return book.replace(answer, kept);
    return entry ? book.put(entry) : book.remove(userId, kept);
  }
  if (belongs(list, standing) === false) return book.remove(userId, kept);
  const known = book.get(userId);
  return known
    ? book.put({ ...known, isFollowed: standing.isFollower, banType: standing.banType })
    : book;
};
