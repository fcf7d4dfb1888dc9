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
import type { RelationEntry as WireEntry } from '#src/contract/people/relation.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { peopleAnswer, type PlainRelation, type relationChanged } from './wire-relations.ts';

/** The first screenful and a little more: what a list opens with. */
const firstRows = 100;
/** The most that one call answers. */
const moreRows = 2_000;

/** In these the member is `by_user`, in the others `to_user`. */
const own: ReadonlySet<RelationListName> = new Set(['subscriptions', 'followed', 'blacklist']);

/** `is_auto_renewable` and `is_expired` alone say how it stands (spec §3); one of the two may be missing. */
const subscriptionOf = (list: RelationListName, entry: WireEntry): Subscription | null =>
  list === 'subscriptions' ||
  entry.is_auto_renewable !== undefined ||
  entry.is_expired !== undefined ||
  entry.expires_at !== undefined
    ? {
        isAutoRenewable: entry.is_auto_renewable ?? false,
        isExpired: entry.is_expired ?? false,
        expiresAt: entry.expires_at ?? '',
        months: entry.months ?? 1,
        price: entry.price ?? null,
      }
    : null;

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
    subscription: subscriptionOf(list, entry),
    // Rows of these two lists are blocked or followed, even where the row does not repeat it.
    banType: entry.ban_type ?? (list === 'blacklist' ? 'block' : null),
    isFollowed: entry.is_followed ?? list === 'followed',
  };
};

/** Maps the relation to the charts' type. */
export const toRelationship = (relation: PlainRelation): Relationship => ({
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

const toPage = (list: RelationListName, said: unknown): RelationPage => {
  const answer = peopleAnswer(said);
  return {
    entries: answer.list.map((entry) => toEntry(list, entry)),
    count: answer.count ?? answer.list.length,
    next: answer.next,
  };
};

/** The event `RelationChanged` as the charts receive it. */
export const toChange = ({
  user_id,
  list,
  entry,
  relation,
}: ReturnType<typeof relationChanged>): RelationChange => ({
  userId: user_id,
  relationship: relation && toRelationship(relation),
  listed: list && { list, entry: entry && toEntry(list, entry), answer: null },
});

/** `GET /api/v1/people/{list}?limit=`: the latest hundred. */
export const loadStart = async (http: Http, list: RelationListName): Promise<RelationPage> => {
  const query = { limit: firstRows };
  return toPage(list, await http.get<unknown>(`/api/v1/people/${list}`, { query }));
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
    const page = toPage(list, await http.get<unknown>(`/api/v1/people/${list}`, options));
    entries.push(...page.entries);
    next = page.next;
    count = page.count;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await rest();
  } while (next !== null);
  return { entries, count, next };
};

const countsAnswer = read.sureRecord<RelationCounts>({
  subscriptions: read.id,
  followed: read.id,
  subscribers: read.id,
  followers: read.id,
  blacklist: read.id,
});

/** `GET /api/v1/people/counts`. */
export const countPeople = async (http: Http): Promise<RelationCounts> =>
  countsAnswer(await http.get<unknown>('/api/v1/people/counts'));

const avatarsAnswer = read.sureRecord({
  avatars: read.sureList(
    read.sureRecord({ id: read.id, profile_photo: read.orNull(read.sureText) }),
  ),
});

/** `POST /api/v1/people/avatars`: at most a hundred ids; unknown ones are left out. */
export const loadAvatars = async (http: Http, ids: readonly number[]): Promise<readonly Face[]> => {
  const { avatars } = avatarsAnswer(
    await http.post<unknown>('/api/v1/people/avatars', { userIds: ids }, { isRead: true }),
  );
  return avatars.map(({ id, profile_photo }) => ({ id, photo: profile_photo }));
};
