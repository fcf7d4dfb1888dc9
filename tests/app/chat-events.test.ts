import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import type { ChatEvent } from '#machines/chat/chat.types.ts';
import { connectionMachine } from '#machines/chat/connection.machine.ts';
import type { SocketCommand } from '#machines/chat/connection.types.ts';
import { ChatEventBuffer } from '#src/actors/chat/chat-event-buffer.ts';
import { stubPorts } from '#tests/lib/stub.ts';
import { viewers } from '#tests/navigation/browser.ts';

const still = setup({}).createMachine({});
const read = (lastReadId: number): ChatEvent => ({
  kind: 'chatRead',
  withUserId: 3,
  chatType: 0,
  readerId: 2,
  lastReadId,
  unread: 0,
});

afterEach(() => vi.unstubAllGlobals());

/** A running app with the real connection chart, whose inbox and screen write down what they get. */
const start = async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const events = new ChatEventBuffer();
  const got: { readonly by: string; readonly event: AnyEventObject }[] = [];
  const recording = (by: string) =>
    setup({}).createMachine({
      on: { '*': { actions: ({ event }) => got.push({ by, event }) } },
    }) as never;
  const names = 'locale theme connectivity session ageConsent notices dialogs parkedForms';
  const others =
    'passwordGatedCalls navigation uploads unfinishedPayments dataSaver departure unsavedWords';
  const app = createActor(
    appMachine.provide({
      actors: {
        ...Object.fromEntries(
          `${names} ${others}`.split(' ').map((name) => [name, still as never]),
        ),
        readConfig: fromPromise(() => Promise.resolve()),
        inbox: recording('inbox'),
        screen: recording('screen'),
        connection: connectionMachine.provide({
          actors: {
            ...stubPorts('watchWake'),
            holdSocket: fromCallback<SocketCommand, { userId: number }>(({ sendBack }) =>
              events.listen(sendBack),
            ),
          },
        }),
      },
    }),
    {
      input: {
        locale: { cookie: null, languages: ['en'] },
        ageConsent: { version: 1, validFor: 1, fade: 0 },
      },
    },
  ).start();
  await new Promise((resolve) => setTimeout(resolve));
  app.send({ type: 'locale.changed', code: 'en' });
  app.send({ type: 'session.changed', viewer: viewers.member, reason: 'restored' });
  app.send({ type: 'consent.given' });
  got.length = 0;
  return { app, events, got };
};

/** Batches of each listener in order: chat and message ids, or the type of other events. */
const batches = (got: Awaited<ReturnType<typeof start>>['got']) =>
  got.map(({ by, event }) => {
    const batch: AnyEventObject = by === 'screen' ? event['appEvent'] : event;
    const ids = batch['chatEvents']?.map((one: { lastReadId: number }) => one.lastReadId);
    return [by, ids ?? batch.type];
  });

test('a flushed batch is with the inbox and then with the screen, before the flush returns', async () => {
  const { app, events, got } = await start();
  events.push(read(1));
  events.push(read(2));
  expect(batches(got)).toEqual([]);
  events.flush();
  expect(batches(got)).toEqual([
    ['inbox', [1, 2]],
    ['screen', [1, 2]],
  ]);
  app.stop();
});

test('what one did oneself comes once, after what the socket had brought by then', async () => {
  const { app, events, got } = await start();
  events.push(read(1));
  events.notifySelf(read(2));
  events.flush();
  expect(batches(got)).toEqual([
    ['inbox', [1]],
    ['screen', [1]],
    ['inbox', [2]],
    ['screen', [2]],
  ]);
  app.stop();
});

test('a call to catch up takes the same road', async () => {
  const { app, events, got } = await start();
  events.push(read(1));
  events.callForCatchUp();
  expect(batches(got)).toEqual([
    ['inbox', [1]],
    ['screen', [1]],
    ['inbox', 'catchUp.due'],
    ['screen', 'catchUp.due'],
  ]);
  app.stop();
});

test('nothing of the socket reaches anybody after a logout', async () => {
  const { app, events, got } = await start();
  app.send({ type: 'session.changed', viewer: null, reason: 'logout' });
  got.length = 0;
  events.callForCatchUp();
  expect(got).toEqual([]);
  app.stop();
});
