import { randomUUID } from 'node:crypto';
import type Echo from 'laravel-echo';
import { describe, expect, test } from 'vitest';
import { meAnswer } from '#src/contract/auth/auth.ts';
import { list, post, read, say } from '../chat/talk.ts';
import { eventually } from '../realtime/broker-server.ts';
import { idOf } from '../world.ts';
import { peopledDatabase, server } from './peopled-database.ts';
import { brokerKey, endsTabs, processAt } from './process-at.ts';
import { bundledServer, folder, run } from './processes.ts';

const redis = process.env['TEST_REDIS_URL'];

/** Joins the channel on which the two of a chat see whether the other is there and types. */
async function joinChat(echo: Echo<'pusher'>, low: number, high: number) {
  const seen: string[] = [];
  const channel = echo.join(`chat.${low}.${high}`);
  channel.here((members: { user_id: string }[]) => seen.push(`here ${members.length}`));
  channel.joining(({ id }: { id: number }) => seen.push(`joins ${id}`));
  channel.leaving(({ id }: { id: number }) => seen.push(`leaves ${id}`));
  channel.listenForWhisper('typing', () => seen.push('types'));
  await eventually(() => seen.length > 0, 'who is here');
  return { channel, seen };
}

describe.skipIf(server === undefined || redis === undefined)(
  'two processes on one PostgreSQL and one Redis',
  () => {
    bundledServer();
    endsTabs();

    test('carry messages, edits, deletions, reading, presence, typing and sessions across', async () => {
      const shared = {
        DATABASE_URL: await peopledDatabase(),
        REDIS_URL: redis ?? '',
        SLUG: `two-${randomUUID().slice(0, 8)}`,
        APP_KEY: 'a-key-that-is-only-good-for-the-tests',
        PUSHER_APP_KEY: brokerKey,
        STATEFUL_DOMAINS: 'fanfare.test',
      };
      const runs = [1, 2].map(() => run({ ...shared, DATA_DIR: folder() }));
      const urls = await Promise.all(runs.map(({ ready }) => ready));
      const [left, right] = [processAt(urls[0] ?? ''), processAt(urls[1] ?? '')];

      const ada = await left.signIn('ada');
      const bo = await right.signIn('bo');
      const boLeft = await left.move(bo);
      expect((await boLeft.get('/api/v1/me')).status).toBe(200);
      const adaTab = await left.tab(ada, 'ada');
      const boTabs = [await right.tab(bo, 'bo'), await left.tab(boLeft, 'bo')];

      const sent = await say(ada, 'bo', 'Across');
      for (const tab of boTabs)
        expect((await tab.receivedOf('MessageSent'))[0]?.data.unread).toBe(1);
      const numbers = async () =>
        Promise.all(
          [bo, boLeft].map(
            async (one) => meAnswer.parse(await (await one.get('/api/v1/me')).json()).unread,
          ),
        );
      expect(await numbers()).toEqual([1, 1]);

      await ada.post('/api/v1/message/edit', {
        withUserId: idOf('bo'),
        messageId: sent.id,
        message: 'Across!',
      });
      for (const tab of boTabs) await tab.receivedOf('MessageUpdated');
      expect((await read(bo, 'ada'))[0]?.text).toBe('Across!');

      await bo.post('/api/v1/chat/2/0/mark_read', {}, { 'X-Socket-ID': boTabs[0]?.socketId ?? '' });
      expect((await boTabs[1]?.receivedOf('ChatRead'))?.[0]?.data.unread).toBe(0);
      await adaTab.receivedOf('ChatRead');
      expect(boTabs[0]?.received.map(({ event }) => event)).not.toContain('ChatRead');
      expect(await numbers()).toEqual([0, 0]);

      const gone = { withUserId: 3, messageId: sent.id, chatType: 0, bothSides: true };
      await ada.post('/api/v1/message/delete', gone);
      for (const tab of boTabs)
        expect((await tab.receivedOf('MessageDeleted'))[0]?.data.message_id).toBe(sent.id);
      expect((await list(boLeft)).list[0]?.last_message_id).toBeNull();

      const hers = await joinChat(adaTab.echo, 2, 3);
      const his = await joinChat(boTabs[0]?.echo ?? adaTab.echo, 2, 3);
      expect(his.seen[0]).toBe('here 2');
      await eventually(() => hers.seen.includes('joins 3'), 'bo coming');
      his.channel.whisper('typing', {});
      await eventually(() => hers.seen.includes('types'), 'bo typing');

      await bo.post('/api/v1/people/2/start_following');
      const before = boTabs.map(({ received }) => received.length);
      expect((await post(ada, 'bo', { message: 'To all', rcpt: 'followers' })).status).toBe(200);
      await eventually(
        () => boTabs.every(({ received }, index) => received.length > (before[index] ?? 0)),
        'the mass message',
      );
      expect(await numbers()).toEqual([1, 1]);

      await bo.post('/api/v1/people/2/ban', { ban_type: 'block' });
      // Both are cut off the channel, wherever they are, and nobody is let in again.
      await eventually(() => adaTab.echo.socketId() !== adaTab.socketId, 'ada’s new socket');
      const body = { socket_id: '1.1', channel_name: 'presence-chat.2.3' };
      for (const one of [ada, bo, boLeft])
        expect((await one.post('/api/broadcasting/auth', body)).status).toBe(403);
    });
  },
);
