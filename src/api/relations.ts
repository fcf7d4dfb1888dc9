import type { Face } from '#machines/people/avatars.types.ts';
import type {
  BanType,
  RelationAnswer,
  RelationChange,
  RelationCounts,
  RelationEntry,
  RelationListName,
  RelationPage,
  Relationship,
  Subscription,
} from '#machines/people/relation.types.ts';
import type { Failure } from '#machines/lib/failure.ts';
import type {
  PeopleAnswer,
  RelationAnswer as WireAnswer,
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

const toEntry = (list: RelationListName, entry: WireEntry): RelationEntry => {
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

/** The answer of a command on a person; `success: false` may come with status 200 (contract §7). */
export const toAnswer = (
  answer: Sparse<WireAnswer, Exclude<keyof WireAnswer, 'success'>>,
): RelationAnswer => {
  if (answer.success === false) {
    const refused: Failure = { kind: 'unexpected', status: 200, message: '' };
    // oxlint-disable-next-line typescript/only-throw-error -- failures are plain data
    throw refused;
  }
  const list = answer.list_name;
  return {
    list,
    entries: answer.list.map((entry) => toEntry(list, entry)),
    count: answer.count,
    entry: answer.entry && toEntry(list, answer.entry),
    relationship: toRelationship(answer.relation),
  };
};

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

/** `POST /api/v1/people/{id}/start_following`. */
export const startFollowing = async (http: Http, userId: number): Promise<RelationAnswer> =>
  toAnswer(await http.post<WireAnswer>(`/api/v1/people/${userId}/start_following`));

/** `POST /api/v1/people/{id}/stop_following`. */
export const stopFollowing = async (http: Http, userId: number): Promise<RelationAnswer> =>
  toAnswer(await http.post<WireAnswer>(`/api/v1/people/${userId}/stop_following`));

/** `POST /api/v1/people/{id}/ban`. */
export const banPerson = async (
  http: Http,
  userId: number,
  banType: BanType,
): Promise<RelationAnswer> =>
  toAnswer(await http.post<WireAnswer>(`/api/v1/people/${userId}/ban`, { ban_type: banType }));

/** `POST /api/v1/people/{id}/forgive`. */
export const forgivePerson = async (http: Http, userId: number): Promise<RelationAnswer> =>
  toAnswer(await http.post<WireAnswer>(`/api/v1/people/${userId}/forgive`));

/** `POST /api/v1/people/avatars`: at most a hundred ids; unknown ones are left out. */
export const loadAvatars = async (http: Http, ids: readonly number[]): Promise<readonly Face[]> => {
  const { avatars } = await http.post<AvatarsAnswer>(
    '/api/v1/people/avatars',
    { userIds: ids },
    { isRead: true },
  );
  return avatars.map(({ id, profile_photo }) => ({ id, photo: profile_photo }));
};
