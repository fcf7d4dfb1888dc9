import { array, assert, constantFrom, dictionary, jsonValue, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventReaders } from '#src/api/chat/chat-events.ts';
import { toChat, toMessage } from '#src/api/chat/message.ts';
import { toPost } from '#src/api/posts/post.ts';
import * as read from '#src/api/lib/reader.ts';
import { signalReaders } from '#src/api/app/signals.ts';
import * as account from '#src/api/auth/wire-account.ts';
import * as own from '#src/api/settings/wire-settings.ts';
import { pageAnswer } from '#src/api/pages/wire-page.ts';
import { complaintsAnswer } from '#src/api/people/wire-complaints.ts';
import * as billing from '#src/api/billing/wire-billing.ts';
import * as chat from '#src/api/chat/wire-chat.ts';
import * as insight from '#src/api/insight/wire-insight.ts';
import * as library from '#src/api/media/wire-library.ts';
import * as payouts from '#src/api/billing/wire-payouts.ts';
import * as people from '#src/api/people/wire-people.ts';
import * as posts from '#src/api/posts/wire-posts.ts';
import { exploreAnswer } from '#src/api/posts/wire-explore.ts';
import { likeAnswer } from '#src/api/posts/wire-post-answers.ts';
import { myPostsAnswer } from '#src/api/posts/wire-my-posts.ts';
import * as comments from '#src/api/posts/wire-comments.ts';
import * as profile from '#src/api/people/wire-profile.ts';
import * as relations from '#src/api/people/wire-relations.ts';
import * as subscription from '#src/api/people/wire-subscription.ts';

const known = { withUserId: 2, chatType: 0 as const };
const readers: Record<string, (value: unknown) => unknown> = {
  message: (value) => toMessage(chat.message(known)(value), 'USD'),
  chat: (value) => toChat(chat.chat(value), 'USD'),
  chats: chat.chatsAnswer,
  messages: chat.messagesAnswer(known),
  chatAnswer: chat.chatAnswer,
  unread: chat.unreadAnswer,
  sent: chat.sendAnswer(known),
  post: (value) => toPost(posts.post(value)),
  posts: posts.postsAnswer,
  myPosts: myPostsAnswer,
  explore: exploreAnswer,
  like: likeAnswer,
  comments: comments.commentsAnswer,
  profile: profile.profileAnswer('ada'),
  people: relations.peopleAnswer,
  relation: relations.relationAnswer,
  card: people.userCard,
  media: people.media,
  money: people.money,
  me: account.meAnswer,
  security: own.securityAnswer,
  sessions: own.sessionsAnswer,
  log: own.logAnswer,
  pictures: own.ownPicturesAnswer,
  page: pageAnswer,
  complaints: complaintsAnswer,
  payment: billing.transaction,
  payments: billing.billingAnswer,
  balance: billing.balanceAnswer,
  cards: billing.cardsAnswer,
  charges: billing.chargesAnswer,
  plans: subscription.plansAnswer,
  subscription: subscription.subscriptionAnswer,
  offer: subscription.offerAnswer,
  payouts: payouts.payoutsAnswer,
  analytics: insight.analyticsAnswer,
  links: insight.linksAnswer,
  statistics: insight.statisticsAnswer,
  uploaded: library.uploadedAnswer,
  owned: library.ownedAnswer,
  moved: library.folderMoveAnswer,
  ...Object.fromEntries(
    Object.entries(eventReaders).map(([name, event]) => [
      name,
      (value: unknown) => event(value, 'USD'),
    ]),
  ),
  ...signalReaders,
};

/** Values as a server may send them: any JSON, under names that the readers look for. */
const names = constantFrom(
  'data',
  'meta',
  'list',
  'messages',
  'message',
  'chat',
  'id',
  'author',
  'author_id',
  'with_user_id',
  'by_user',
  'to_user',
  'item',
  'price',
  'amount',
  'currency',
  'created_at',
  'username',
);
const shallow = dictionary(names, jsonValue({ maxDepth: 1 }));
const deep = dictionary(names, shallow);
const answers = dictionary(names, deep);

describe('whatever a server answers', () => {
  test.each(Object.entries(readers))('%s is read, or said to be unreadable', (_, reader) => {
    const holds = (value: unknown): boolean => {
      try {
        reader(value);
        return true;
      } catch (error) {
        return error instanceof read.Unreadable;
      }
    };
    assert(property(jsonValue(), holds), { numRuns: 60 });
    assert(property(answers, holds), { numRuns: 60 });
    assert(property(array(deep), holds), { numRuns: 60 });
  });
});

describe('the plainer form', () => {
  test('of a person: the username, else the number', () => {
    expect(people.userCard({ id: 7 })).toMatchObject({ username: '', display_name: '#7' });
    expect(people.userCard({ id: 7, username: 'ada' })).toMatchObject({ display_name: 'ada' });
    expect(people.userCard({ id: 7, username: 'Ada Marlow' })).toMatchObject({
      username: '',
      display_name: 'Ada Marlow',
    });
  });

  test('of a row that has no id: the list goes without it', () => {
    expect(read.list(people.userCard)([{ id: 7 }, { username: 'x' }, null])).toHaveLength(1);
  });

  test('of money: none, for no sum is made up', () => {
    expect(() => people.money({ currency: 'USD' })).toThrow(read.Unreadable);
    expect(posts.post({ id: 1, author: { id: 2 }, price: { amount: 5 } }).price).toBeNull();
  });

  test('of an event that does not say how two stand: it is not taken for "gone"', () => {
    expect(() => relations.relationChanged({ user_id: 7, list: null })).toThrow(read.Unreadable);
    expect(relations.relationChanged({ user_id: 7, relation: null }).relation).toBeNull();
  });
});
