import { beforeEach, describe, expect, it } from 'vitest';
import { signedIn, type Browser } from '../auth/browser.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { ban, follow, subscribe } from '../world.ts';
import { ask, received, relate } from './relate.ts';
import { say } from '../chat/talk.ts';

let backend: TestBackend;
let bo: Browser;
beforeEach(async () => {
  backend = await createTestBackend();
  bo = await signedIn(backend, 'bo');
});

describe('RelationChanged', () => {
  const socket = { 'X-Socket-ID': '12.34' };

  it('tells both of a follow, each of their own list, but not the tab it was made in', async () => {
    await ask(bo, 'ada', 'start_following', {}, socket);
    const moved = backend.published.filter(({ event }) => event.endsWith('RelationChanged'));
    expect(moved.map(({ exceptSocketId }) => exceptSocketId)).toEqual(['12.34', '12.34']);
    expect(received(backend)).toMatchObject([
      {
        to: 3,
        data: {
          user_id: 2,
          list: 'followed',
          entry: { to_user: { username: 'ada' } },
          relation: { is_follower: true },
        },
      },
      {
        to: 2,
        data: {
          user_id: 3,
          list: 'followers',
          entry: { by_user: { username: 'bo' } },
          relation: { is_followed_by: true },
        },
      },
    ]);
    await ask(bo, 'ada', 'start_following');
    expect(received(backend)).toEqual([]);
    await ask(bo, 'ada', 'stop_following');
    expect(received(backend)).toMatchObject([
      { to: 3, data: { list: 'followed', entry: null, relation: { is_follower: false } } },
      { to: 2, data: { list: 'followers', entry: null, relation: { is_followed_by: false } } },
    ]);
  });

  it('tells both of a renewal', async () => {
    await subscribe(backend, 'bo', 'ada');
    await relate(bo, 'ada', 'deactivate_renew');
    expect(received(backend)).toMatchObject([
      { to: 3, data: { list: 'subscriptions', entry: { is_auto_renewable: false } } },
      { to: 2, data: { list: 'subscribers', entry: { is_auto_renewable: false } } },
    ]);
  });

  it('tells nobody that they are muted', async () => {
    await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
    expect(received(backend)).toMatchObject([
      { to: 3, data: { list: 'blacklist', entry: { ban_type: 'mute' } } },
    ]);
    await relate(bo, 'ada', 'forgive');
    expect(received(backend).map(({ to }) => to)).toEqual([3]);
  });

  it('tells the restricted what they cannot do, and the blocked that nobody is there', async () => {
    await follow(backend, 'bo', 'ada');
    await relate(bo, 'ada', 'ban', { ban_type: 'restrict' });
    expect(received(backend)[1]).toMatchObject({
      to: 2,
      data: { user_id: 3, list: null, entry: null, relation: { is_restricted: true } },
    });
    await relate(bo, 'ada', 'ban', { ban_type: 'block' });
    expect(backend.published.at(-1)).toMatchObject({
      event: 'reauthorize',
      channels: ['presence-chat.2.3'],
    });
    expect(received(backend)[1]).toEqual({
      to: 2,
      data: { user_id: 3, list: null, entry: null, relation: null },
    });
    await relate(bo, 'ada', 'forgive');
    expect(received(backend)[1]).toMatchObject({
      to: 2,
      data: { list: null, relation: { is_restricted: false, is_followed_by: false } },
    });
  });

  it('of the two sides tells the blocked one nothing of the other’s doings', async () => {
    await subscribe(backend, 'bo', 'ada');
    await ban(backend, 'ada', 'bo', 'block');
    await relate(bo, 'ada', 'deactivate_renew');
    expect(received(backend)).toMatchObject([
      { to: 3, data: { relation: null, entry: null } },
      { to: 2, data: { list: 'subscribers', entry: { ban_type: 'block' } } },
    ]);
  });

  it('comes with the chat going out of sight, and back with its newest message', async () => {
    const ada = await signedIn(backend, 'ada');
    await say(ada, 'bo', 'one');
    const received = () =>
      backend.published
        .splice(0)
        .flatMap(({ event, channels, data }) =>
          /Chat|Message/.test(event) ? [{ event, to: channels[0]?.split('.').at(-1), data }] : [],
        );
    received();
    await relate(bo, 'ada', 'ban', { ban_type: 'mute' });
    expect(received()).toMatchObject([
      { event: String.raw`App\Events\ChatDeleted`, to: '3', data: { with_user_id: 2, unread: 0 } },
    ]);
    await relate(bo, 'ada', 'ban', { ban_type: 'block' });
    expect(received()).toMatchObject([
      { event: String.raw`App\Events\MessageSent`, to: '3', data: { unread: 1 } },
      { event: String.raw`App\Events\ChatDeleted`, to: '2', data: { with_user_id: 3 } },
    ]);
    await relate(bo, 'ada', 'forgive');
    expect(received()).toMatchObject([
      { event: String.raw`App\Events\MessageSent`, to: '2', data: { message: { text: 'one' } } },
    ]);
    await relate(bo, 'ada', 'ban', { ban_type: 'restrict' });
    expect(received()).toEqual([]);
  });
});
