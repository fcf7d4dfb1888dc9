import type { Failure } from '#machines/lib/failure.ts';
import type {
  BanType,
  RelationAnswer,
  RelationEntry,
  RelationListName,
  Relationship,
} from '#machines/people/relation.types.ts';
import type { PeopleAnswer, RelationAnswer as WireAnswer } from '#src/contract/relation.ts';
import type { Http } from './http.types.ts';
import { toEntry, toRelationship } from './relations.ts';
import type { Sparse } from './sparse.types.ts';

type Entries = readonly RelationEntry[];
/** A command on a person, and the list of the caller that it changes. */
interface Command {
  readonly userId: number;
  readonly name: string;
  readonly list: RelationListName;
  readonly body?: { ban_type: BanType };
}

const lists: readonly RelationListName[] = [
  'subscriptions',
  'followed',
  'subscribers',
  'followers',
  'blacklist',
];

/** A list that does not come says nothing: the command itself was carried out. */
const readList = async (http: Http, list: RelationListName): Promise<Entries> => {
  try {
    const answer = await http.get<Sparse<PeopleAnswer, 'list'>>(`/api/v1/people/${list}`);
    return answer.list.map((entry) => toEntry(list, entry));
  } catch {
    return [];
  }
};

/** How the two stand, read off the caller's lists: the specification (§7) shows nothing else that says it. */
const relationshipFrom = async (
  http: Http,
  userId: number,
  changed: { list: RelationListName; entries: Entries },
): Promise<Relationship> => {
  const rows = await Promise.all(
    lists.map(async (list) => {
      const entries = list === changed.list ? changed.entries : await readList(http, list);
      return [list, entries.find(({ person }) => person.id === userId)] as const;
    }),
  );
  const at = new Map(rows);
  const subscription = at.get('subscriptions')?.subscription ?? null;
  const runs = (list: RelationListName) =>
    at.get(list) !== undefined && at.get(list)?.subscription?.isExpired !== true;
  return {
    isFollower: at.get('followed') !== undefined,
    isFollowedBy: at.get('followers') !== undefined,
    isSubscriber: runs('subscriptions'),
    isSubscribedBy: runs('subscribers'),
    subscription,
    banType: at.get('blacklist')?.banType ?? null,
    isRestricted: false,
    followersCount: null,
  };
};

/** The answer of a command on a person; `success: false` may come with status 200 (contract §7). */
const command = async (
  http: Http,
  { userId, name, list: expected, body }: Command,
): Promise<RelationAnswer> => {
  const path = `/api/v1/people/${userId}/${name}`;
  const answer = await http.post<Sparse<WireAnswer, 'list'>>(path, body);
  if (answer.success === false) {
    const refused: Failure = { kind: 'unexpected', status: 200, message: '' };
    // oxlint-disable-next-line typescript/only-throw-error -- failures are plain data
    throw refused;
  }
  const list = answer.list_name ?? expected;
  const entries = answer.list.map((entry) => toEntry(list, entry));
  const { entry, relation } = answer;
  return {
    list,
    entries,
    count: answer.count ?? entries.length,
    entry:
      entry === undefined
        ? (entries.find(({ person }) => person.id === userId) ?? null)
        : entry && toEntry(list, entry),
    relationship: relation
      ? toRelationship(relation)
      : await relationshipFrom(http, userId, { list, entries }),
  };
};

/** `POST /api/v1/people/{id}/start_following`. */
export const startFollowing = (http: Http, userId: number): Promise<RelationAnswer> =>
  command(http, { userId, name: 'start_following', list: 'followed' });

/** `POST /api/v1/people/{id}/stop_following`. */
export const stopFollowing = (http: Http, userId: number): Promise<RelationAnswer> =>
  command(http, { userId, name: 'stop_following', list: 'followed' });

/** `POST /api/v1/people/{id}/ban`. */
export const banPerson = (http: Http, userId: number, banType: BanType): Promise<RelationAnswer> =>
  command(http, { userId, name: 'ban', list: 'blacklist', body: { ban_type: banType } });

/** `POST /api/v1/people/{id}/forgive`. */
export const forgivePerson = (http: Http, userId: number): Promise<RelationAnswer> =>
  command(http, { userId, name: 'forgive', list: 'blacklist' });

/** `POST /people/{id}/deactivate_renew`; safe to repeat. */
export const deactivateRenew = (http: Http, userId: number): Promise<RelationAnswer> =>
  command(http, { userId, name: 'deactivate_renew', list: 'subscriptions' });

/** `POST /people/{id}/reactivate_renew`; 409 when it has expired meanwhile. */
export const reactivateRenew = (http: Http, userId: number): Promise<RelationAnswer> =>
  command(http, { userId, name: 'reactivate_renew', list: 'subscriptions' });
