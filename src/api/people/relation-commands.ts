import type { Failure } from '#machines/lib/failure.ts';
import type {
  BanType,
  KnownRelation,
  RelationAnswer,
  RelationEntry,
  RelationListName,
} from '#machines/people/relation.types.ts';
import type { Http } from '../lib/http.types.ts';
import { toEntry, toRelationship } from './relations.ts';
import { relationAnswer } from './wire-relations.ts';

/** A command on a person, and the list of the caller that it changes. */
interface Command {
  readonly userId: number;
  readonly name: string;
  readonly list: RelationListName;
  readonly body?: { ban_type: BanType };
  /**
   * Relation after the command, where the answer has none. The specification (§7) shows the list
   * alone, which may be long, so no further page is loaded for it.
   */
  readonly known: (entry: RelationEntry | null) => KnownRelation;
}

/** The answer of a command on a person; `success: false` may come with status 200 (contract §7). */
const command = async (
  http: Http,
  { userId, name, list: expected, body, known }: Command,
): Promise<RelationAnswer> => {
  const path = `/api/v1/people/${userId}/${name}`;
  const answer = relationAnswer(await http.post<unknown>(path, body));
  if (answer.success === false) {
    const refused: Failure = { kind: 'unexpected', status: 200, message: '' };
    // oxlint-disable-next-line typescript/only-throw-error -- failures are plain data
    throw refused;
  }
  const list = answer.list_name ?? expected;
  const entries = answer.list.map((entry) => toEntry(list, entry));
  const { relation } = answer;
  const entry =
    answer.entry === undefined
      ? (entries.find(({ person }) => person.id === userId) ?? null)
      : answer.entry && toEntry(list, answer.entry);
  return {
    list,
    entries,
    count: answer.count ?? entries.length,
    entry,
    relationship: relation ? toRelationship(relation) : known(entry),
  };
};

/** Relation of a renewal, from the person's row in the list; empty without a row. */
const renewal = (entry: RelationEntry | null): KnownRelation =>
  entry?.subscription
    ? { subscription: entry.subscription, isSubscriber: !entry.subscription.isExpired }
    : {};

const followed = (): KnownRelation => ({ isFollower: true });
const unfollowed = (): KnownRelation => ({ isFollower: false });
const forgiven = (): KnownRelation => ({ banType: null });

/** `POST /api/v1/people/{id}/start_following`. */
export const startFollowing = (http: Http, userId: number): Promise<RelationAnswer> => {
  return command(http, { userId, name: 'start_following', list: 'followed', known: followed });
};

/** `POST /api/v1/people/{id}/stop_following`. */
export const stopFollowing = (http: Http, userId: number): Promise<RelationAnswer> => {
  return command(http, { userId, name: 'stop_following', list: 'followed', known: unfollowed });
};

/** `POST /api/v1/people/{id}/ban`. */
export const banPerson = (
  http: Http,
  userId: number,
  banType: BanType,
): Promise<RelationAnswer> => {
  const body = { ban_type: banType };
  return command(http, {
    userId,
    name: 'ban',
    list: 'blacklist',
    body,
    known: () => ({ banType }),
  });
};

/** `POST /api/v1/people/{id}/forgive`. */
export const forgivePerson = (http: Http, userId: number): Promise<RelationAnswer> => {
  return command(http, { userId, name: 'forgive', list: 'blacklist', known: forgiven });
};

/** `POST /people/{id}/deactivate_renew`; safe to repeat. */
export const deactivateRenew = (http: Http, userId: number): Promise<RelationAnswer> =>
  command(http, { userId, name: 'deactivate_renew', list: 'subscriptions', known: renewal });

/** `POST /people/{id}/reactivate_renew`; 409 when it has expired meanwhile. */
export const reactivateRenew = (http: Http, userId: number): Promise<RelationAnswer> =>
  command(http, { userId, name: 'reactivate_renew', list: 'subscriptions', known: renewal });
