import { expect, test } from 'vitest';
import { createActor, emit, fromPromise, setup, type AnyEventObject } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppEvent } from '#machines/app/app.types.ts';
import type { LocaleEmitted } from '#machines/app/locale.types.ts';
import { viewers } from '#tests/navigation/browser.ts';

const still = setup({}).createMachine({});

/** The app with dialogs and notices that write down what they get, and take events while `open`. */
const start = (open: boolean, locale = still) => {
  const got: AnyEventObject[] = [];
  const listening = setup({}).createMachine({
    on: { '*': { guard: () => open, actions: ({ event }) => got.push(event) } },
  });
  const names = ['theme', 'connectivity', 'session', 'parkedForms', 'ageConsent'];
  const quiet = Object.fromEntries(names.map((name) => [name, still as never]));
  const app = createActor(
    appMachine.provide({
      actors: {
        ...quiet,
        locale: locale as never,
        readConfig: fromPromise(() => Promise.resolve()),
        notices: still as never,
        dialogs: listening as never,
      },
    }),
    {
      input: {
        locale: { cookie: null, languages: ['en'] },
        ageConsent: { version: 1, validFor: 1, fade: 0 },
      },
    },
  ).start();
  return { app, got };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const changed: AppEvent = { type: 'session.changed', viewer: viewers.member, reason: 'login' };

test('what the app emits is sent to the dialogs that take it', async () => {
  const { app, got } = start(true);
  await settled();
  app.send({ type: 'locale.changed', code: 'en' });
  app.send(changed);
  expect(got).toContainEqual({ type: 'app.event', appEvent: changed });
  app.stop();
});

test('dialogs that have no use for it get nothing, so that they need not be loaded for it', async () => {
  const { app, got } = start(false);
  await settled();
  app.send({ type: 'locale.changed', code: 'en' });
  app.send(changed);
  expect(got).toEqual([]);
  app.stop();
});

test('the app listens to a child from its very start on', async () => {
  const changedAtOnce = setup({
    types: { emitted: {} as LocaleEmitted },
  }).createMachine({ entry: emit({ type: 'locale.changed', code: 'en' }) });
  const { app } = start(false, changedAtOnce as never);
  await settled();
  expect(app.getSnapshot().matches({ configured: 'live' })).toBe(true);
  app.stop();
});

test('a dialog is opened for the person who uses the app', async () => {
  const { app, got } = start(true);
  await settled();
  app.send({ type: 'locale.changed', code: 'en' });
  app.send(changed);
  const input = { purpose: 'auth.password.protected' };
  app.send({ type: 'dialog.requested', id: 'a', dialog: 'password', input });
  const { member: viewer } = viewers;
  expect(got).toContainEqual({ type: 'dialog.open', id: 'a', dialog: 'password', input, viewer });
  app.stop();
});
