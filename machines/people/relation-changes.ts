import type { RelationStore } from './relation-store.ts';
import type { KnownRelation, RelationChange, RelationListName } from './relation.types.ts';

/** True if the relation puts a person in the list; null: not sent, or past ones are listed too. */
const belongs = (list: RelationListName, relationship: KnownRelation): boolean | null => {
  const { banType, subscription } = relationship;
  switch (list) {
    case 'followed':
      return relationship.isFollower ?? null;
    case 'followers':
      return relationship.isFollowedBy ?? null;
    case 'blacklist':
      return banType === undefined ? null : banType !== null;
    case 'subscriptions':
      return (
        relationship.isSubscriber || (subscription === undefined ? null : subscription !== null)
      );
    case 'subscribers':
      return relationship.isSubscribedBy || null;
    default:
      return list satisfies never;
  }
};

/** True if a change is too partial to apply: the list must be loaded again. */
export const isUnclear = (
  list: RelationListName,
  store: RelationStore,
  { userId, relationship, listed }: RelationChange,
): boolean => {
  if (relationship === null || listed?.list === list) return false;
  const isKnown = store.get(userId) !== undefined;
  if (belongs(list, relationship) === true && !isKnown) return true;
  return listed === null && isKnown && list.startsWith('subscri');
};

/** The list after a change; rows that are acted on (`kept`) stay visible when they leave it. */
export const withChange = (
  list: RelationListName,
  store: RelationStore,
  { userId, relationship, listed }: RelationChange,
  kept: ReadonlySet<number>,
): RelationStore => {
  if (relationship === null) return store.remove(userId);
  if (listed?.list === list) {
    const { answer, entry } = listed;
    if (answer && answer.entries.length === answer.count) return store.replace(answer, kept);
    return entry ? store.put(entry) : store.remove(userId, kept);
  }
  if (belongs(list, relationship) === false) return store.remove(userId, kept);
  const known = store.get(userId);
  return known
    ? store.put({
        ...known,
        isFollowed: relationship.isFollower ?? known.isFollowed,
        banType: relationship.banType === undefined ? known.banType : relationship.banType,
      })
    : store;
};
