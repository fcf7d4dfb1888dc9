import type {
  OwnSubscription,
  RelationAnswer,
  RelationChanged,
  RelationEntry,
  RelationSide,
  ViewerRelation,
} from '#src/contract/people/relation.ts';
import * as read from '../lib/reader.ts';
import { money, nameOf, username } from './wire-people.ts';

const bans = ['mute', 'restrict', 'block'] as const;
const lists = ['subscriptions', 'followed', 'subscribers', 'followers', 'blacklist'] as const;

/** The kind of a ban; one that this client does not know, or that is not said, is the strictest. */
const banType = read.oneOf(bans, 'block');

/** Subscription whose price is null where the server does not send it. */
export type PlainSubscription = Omit<OwnSubscription, 'price'> & {
  readonly price: OwnSubscription['price'] | null;
};

/** A subscription of the caller; when it ends and what it costs may not be said. */
const ownSubscription = read.sureRecord<PlainSubscription>({
  id: read.number(),
  created_at: read.moment,
  expires_at: read.moment,
  is_auto_renewable: read.flag(),
  is_expired: read.flag(),
  months: read.number(1),
  price: read.orNull(money),
});

/** Relation whose subscription price and number of followers may be null. */
export type PlainRelation = Omit<ViewerRelation, 'subscription' | 'followers_count'> & {
  readonly subscription: PlainSubscription | null;
  readonly followers_count: number | null;
};

/** Reader of a relation; a missing flag counts as false. */
export const viewerRelation = read.sureRecord<PlainRelation>({
  is_follower: read.flag(),
  is_followed_by: read.flag(),
  is_subscriber: read.flag(),
  is_subscribed_by: read.flag(),
  subscription: read.orNull(ownSubscription),
  ban_type: read.orNull(banType),
  is_restricted: read.flag(),
  followers_count: read.orNull(read.id),
});

const side: read.Reader<RelationSide> = (value) => {
  const one = read.sureRecord<RelationSide>({
    id: read.id,
    username,
    display_name: read.text(),
    is_verified: read.optional(read.flag()),
    is_online: read.optional(read.flag()),
  })(value);
  const said = read.fieldOf(value, 'username');
  return { ...one, display_name: nameOf(one.id, one.display_name, said) };
};

/** A row of a list of people: two ids are sure to come, and of a subscription how it goes on. */
const relationEntry: read.Reader<RelationEntry> = read.sureRecord<RelationEntry>({
  by_user: side,
  to_user: side,
  created_at: read.moment,
  is_followed: read.ifSaid(read.flag()),
  ban_type: read.ifSaid(banType),
  is_auto_renewable: read.ifSaid(read.flag()),
  is_expired: read.ifSaid(read.flag()),
  expires_at: read.ifSaid(read.moment),
  months: read.ifSaid(read.number(1)),
  price: read.ifSaid(money),
});

/** A page of a list; without `next` it is the last. */
export const peopleAnswer = read.sureRecord({
  list: read.sureList(relationEntry),
  count: read.optional(read.number()),
  next: read.orNull(read.sureText),
});

type Answer = Pick<RelationAnswer, 'list'> &
  Partial<Omit<RelationAnswer, 'list' | 'relation'>> & { readonly relation?: PlainRelation };

/** Answer of a command on a person: the list that it changed. */
export const relationAnswer: read.Reader<Answer> = read.record<Answer>({
  success: read.optional(read.flag()),
  list_name: (value) => lists.find((name) => name === value),
  list: read.list(relationEntry),
  count: read.optional(read.number()),
  entry: read.optional(read.orNull(relationEntry)),
  relation: read.optional(viewerRelation),
});

/** The event of that name; a list that this client does not know is none. */
export const relationChanged = read.sureRecord<
  Omit<RelationChanged, 'relation'> & { readonly relation: PlainRelation | null }
>({
  user_id: read.id,
  list: (value) => lists.find((name) => name === value) ?? null,
  entry: read.orNull(relationEntry),
  // Null says that the person is gone: what is missing must not be taken for it.
  relation: (value) => (value === null ? null : viewerRelation(value)),
});
