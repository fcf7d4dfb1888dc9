import type { Face } from '#machines/people/avatars.types.ts';
import type {
  RelationChange,
  RelationCounts,
  RelationEntry,
  RelationListName,
  RelationPage,
  Relationship,
  Subscription,
} from '#machines/people/relation.types.ts';
import type {
  PeopleAnswer,
  RelationChanged,
  RelationEntry as WireEntry,
  ViewerRelation,
} from '#src/contract/relation.ts';
import type { AvatarsAnswer } from '#src/contract/people.ts';
import type { Http } from './http.types.ts';
import type { Sparse } from './sparse.types.ts';

/** The first screenful and a little more: what a list opens with. */
const firstRows = 100;
/** The most that one call answers. */
const moreRows = 2_000;

/** In these the member is `by_user`, in the others `to_user`. */
const own: ReadonlySet<RelationListName> = new Set(['subscriptions', 'followed', 'blacklist']);

const subscriptionOf = (entry: WireEntry): Subscription | null =>
  entry.expires_at === undefined
    ? null
    : {
        isAutoRenewable: entry.is_auto_renewable ?? false,
        isExpired: entry.is_expired ?? false,
        expiresAt: entry.expires_at,
        months: entry.months ?? 1,
        price: entry.price ?? null,
      };

/** A row of a list, from the side of the one whose list it is. */
export const toEntry = (list: RelationListName, entry: WireEntry): RelationEntry => {
  const other = own.has(list) ? entry.to_user : entry.by_user;
  return {
    person: {
      id: other.id,
      username: other.username ?? '',
      displayName: other.display_name ?? '',
      isVerified: other.is_verified ?? false,
    },
    since: entry.created_at,
    subscription: subscriptionOf(entry),
    banType: entry.ban_type ?? null,
    isFollowed: entry.is_followed ?? false,
  };
};

/** How the viewer stands to a person, as the charts know it. */
export const toRelationship = (relation: ViewerRelation): Relationship => ({
  isFollower: relation.is_follower,
  isFollowedBy: relation.is_followed_by,
  isSubscriber: relation.is_subscriber,
  isSubscribedBy: relation.is_subscribed_by,
  subscription: relation.subscription && {
    isAutoRenewable: relation.subscription.is_auto_renewable,
    isExpired: relation.subscription.is_expired,
    expiresAt: relation.subscription.expires_at,
    months: relation.subscription.months,
    price: relation.subscription.price,
  },
  banType: relation.ban_type,
  isRestricted: relation.is_restricted,
  followersCount: relation.followers_count,
});

const toPage = (list: RelationListName, answer: Sparse<PeopleAnswer, 'list'>): RelationPage => ({
  entries: answer.list.map((entry) => toEntry(list, entry)),
  count: answer.count ?? answer.list.length,
  next: answer.next ?? null,
});

/** The event `RelationChanged` as the charts receive it. */
export const toChange = ({ user_id, list, entry, relation }: RelationChanged): RelationChange => ({
  userId: user_id,
  relationship: relation && toRelationship(relation),
  listed: list && { list, entry: entry && toEntry(list, entry), answer: null },
});

/** `GET /api/v1/people/{list}?limit=`: the latest hundred. */
export const loadStart = async (http: Http, list: RelationListName): Promise<RelationPage> => {
  const query = { limit: firstRows };
  return toPage(
    list,
    await http.get<Sparse<PeopleAnswer, 'list'>>(`/api/v1/people/${list}`, { query }),
  );
};

/** All of a list after a cursor, two thousand a call, with a pause for the page between them. */
export const loadRest = async (
  http: Http,
  list: RelationListName,
  after: string | null,
  rest: () => Promise<void>,
  signal: AbortSignal,
): Promise<RelationPage> => {
  const entries: RelationEntry[] = [];
  let next = after;
  let count: number;
  do {
    const query = { limit: moreRows, ...(next === null ? {} : { after: next }) };
    const options = { query, signal };
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one starts
    const page = toPage(
      list,
      await http.get<Sparse<PeopleAnswer, 'list'>>(`/api/v1/people/${list}`, options),
    );
    entries.push(...page.entries);
    next = page.next;
    count = page.count;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await rest();
  } while (next !== null);
  return { entries, count, next };
};

/** `GET /api/v1/people/counts`. */
export const countPeople = (http: Http): Promise<RelationCounts> =>
  http.get<RelationCounts>('/api/v1/people/counts');

/** `POST /api/v1/people/avatars`: at most a hundred ids; unknown ones are left out. */
export const loadAvatars = async (http: Http, ids: readonly number[]): Promise<readonly Face[]> => {
  const { avatars } = await http.post<AvatarsAnswer>(
    '/api/v1/people/avatars',
    { userIds: ids },
    { isRead: true },
  );
  return avatars.map(({ id, profile_photo }) => ({ id, photo: profile_photo }));
};
