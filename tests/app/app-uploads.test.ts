import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import { viewers } from '#tests/navigation/browser.ts';

const still = setup({}).createMachine({});
const order = { type: 'upload.cancel', id: 'photo' } as const;

/** An inbox that only knows whose it is, by which the app sees that another session began. */
const inbox = setup({
  types: { context: {} as { viewerId: number }, input: {} as { viewerId: number } },
}).createMachine({ context: ({ input }) => input });

/** A running app whose uploads write down what they get, and count how often they were started. */
const start = async () => {
  const got: AnyEventObject[] = [];
  let started = 0;
  let stopped = 0;
  const run = fromCallback(() => {
    started += 1;
    return () => (stopped += 1);
  });
  const uploads = setup({ actors: { run } }).createMachine({
    invoke: { src: 'run' },
    on: { '*': { actions: ({ event }) => got.push(event) } },
  });
  const names = 'locale theme connectivity session ageConsent notices dialogs parkedForms';
  const others =
    'connection screen passwordGatedCalls navigation unfinishedPayments dataSaver departure unsavedWords';
  const quiet = Object.fromEntries(
    `${names} ${others}`.split(' ').map((name) => [name, still as never]),
  );
  const app = createActor(
    appMachine.provide({
      actors: {
        ...quiet,
        readConfig: fromPromise(() => Promise.resolve()),
        inbox: inbox as never,
        uploads: uploads as never,
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
  return { app, got, counts: () => ({ started, stopped }) };
};

test('uploads start with the first order, and get it and those that follow', async () => {
  const { app, got, counts } = await start();
  expect(counts().started).toBe(0);
  app.send({ type: 'upload.ordered', order });
  app.send({ type: 'upload.ordered', order });
  expect(counts().started).toBe(1);
  expect(got.filter(({ type }) => type === order.type)).toEqual([order, order]);
  app.stop();
});

test('uploads end with the session they belong to', async () => {
  const { app, counts } = await start();
  app.send({ type: 'upload.ordered', order });
  app.send({ type: 'session.changed', viewer: null, reason: 'logout' });
  expect(counts()).toEqual({ started: 1, stopped: 1 });
  app.send({ type: 'session.changed', viewer: viewers.member, reason: 'login' });
  app.send({ type: 'upload.ordered', order });
  expect(counts().started).toBe(2);
  app.stop();
});
