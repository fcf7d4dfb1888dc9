import { expect, test } from 'vitest';
import {
  answerTabs,
  countCalls,
  countWork,
  noWork,
  type TabWork,
  type WorkDeps,
} from '#src/actors/auth/open-work.ts';

const channels = new Set<EventTarget>();
const openChannel = () => {
  const own = new EventTarget();
  channels.add(own);
  return Object.assign(own, {
    postMessage: (data: unknown) => {
      for (const other of channels)
        if (other !== own) other.dispatchEvent(Object.assign(new Event('message'), { data }));
    },
  });
};
const idle: TabWork = { sending: noWork, isTyped: false };

/** One tab among three, of which one may never answer. */
const tabOf = (tab: string, own: TabWork, others: readonly string[] | null): WorkDeps => ({
  own: () => own,
  shared: () => ({ messages: 1, payments: 2 }),
  channel: openChannel(),
  tab,
  others: () => Promise.resolve(others),
  patience: 40,
});

test('every tab is asked, and what storage knows is counted once', async () => {
  const here = tabOf('a', idle, ['b', 'c']);
  answerTabs(tabOf('b', { sending: { ...noWork, comments: 1, files: 3 }, isTyped: true }, []));
  const stop = answerTabs(tabOf('c', { sending: { ...noWork, comments: 1 }, isTyped: true }, []));
  const sending = { ...noWork, comments: 2, files: 3, messages: 1, payments: 2 };
  expect(await countWork(here)).toEqual({ sending, typedTabs: 2, silentTabs: 0 });
  stop();
  expect(await countWork(here)).toEqual({
    sending: { ...sending, comments: 1 },
    typedTabs: 1,
    silentTabs: 1,
  });
  channels.clear();
});

test('a browser that does not know its tabs counts those that answer', async () => {
  answerTabs(tabOf('b', { ...idle, isTyped: true }, null));
  const { typedTabs, silentTabs } = await countWork(tabOf('a', { ...idle, isTyped: true }, null));
  expect({ typedTabs, silentTabs }).toEqual({ typedTabs: 2, silentTabs: 0 });
  channels.clear();
});

test('a tab of another release that says something else is one that says nothing', async () => {
  const other = openChannel();
  other.addEventListener('message', () => {
    for (const said of [null, 7, { tab: 'b', to: 'a' }, { tab: 'b', to: 'x', isTyped: true }])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      other.postMessage(said);
  });
  const work = await countWork(tabOf('a', idle, ['b']));
  expect([work.typedTabs, work.silentTabs]).toEqual([0, 1]);
  channels.clear();
});

test.each([
  ['/api/v1/posts/7/comments', 'comments'],
  ['/api/v1/comments/7', 'comments'],
  ['/api/v1/posts', 'posts'],
  ['/api/v1/posts/7', 'posts'],
  ['/api/v1/posts/7/publish', 'posts'],
  ['/api/v1/me/profile', 'changes'],
  ['/api/v1/posts/7/like', 'changes'],
] as const)('%s is one of %s', (path, kind) => {
  expect(countCalls([path])).toEqual({ ...noWork, [kind]: 1 });
});

test('what the outbox and the intents hold, and what a page does by itself, is not counted twice', () => {
  const paths = [
    '/api/v1/chat/send',
    '/api/v1/posts/7/purchase',
    '/api/v1/tips',
    '/api/v1/subscriptions',
    '/api/v1/billing/intents/k',
    '/api/v1/chat/7/0/mark_read',
    '/api/broadcasting/auth',
    '/logout',
    '/login',
    '/api/v1/referrals/visit',
  ];
  expect(countCalls(paths)).toEqual(noWork);
});
