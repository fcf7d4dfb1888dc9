import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import type {
  MassOpened,
  MassOutcome,
  MassSearch,
  MassSend,
} from '#machines/chat/mass-message.types.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const reach = { recipients: 128, excluded: 1 };
const limits = { currency: 'USD', messageMax: 5000, mediaMax: 20, priceMin: 300, priceMax: 900 };

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** A mass message whose answer was lost; `find` says what is found of it at the server. */
const lostWith = async (find: () => MassSearch) => {
  const keys: string[] = [];
  const actor = createActor(
    massMessageMachine.provide({
      actors: {
        loadAudience: fromPromise<MassOpened, void>(() =>
          Promise.resolve({
            reaches: { followers: reach, subscribers: reach, all: reach },
            undoSeconds: 0,
          }),
        ),
        sealIntent: fromPromise(() => Promise.resolve({ key: 'key-1' })),
        sendMass: fromPromise<MassOutcome, MassSend>(({ input }) => {
          keys.push(input.key);
          return Promise.reject(Object.assign(new Error('lost'), { kind: 'offline' }));
        }),
        findMass: fromPromise(() => Promise.resolve(find())),
      },
    }),
    { input: { limits } },
  ).start();
  await pass(0);
  actor.send({ type: 'draft.change', text: 'To all of you' });
  actor.send({ type: 'mass.review' });
  actor.send({ type: 'mass.confirm' });
  await pass(1);
  return { actor, keys };
};

test('whose answer was lost is looked for again and again, and never sent again by itself', async () => {
  const { actor, keys } = await lostWith(() => 'unsure');
  await pass(600);
  expect(keys).toEqual(['key-1']);
  expect(actor.getSnapshot().value).toBe('unknown');
});

test('a press sends it again, under its key', async () => {
  const { actor, keys } = await lostWith(() => 'unseen');
  expect(actor.getSnapshot().context.isSafe).toBe(true);
  actor.send({ type: 'mass.resend' });
  await pass(1);
  expect(keys).toEqual(['key-1', 'key-1']);
});

test('that is found later was sent', async () => {
  let search: MassSearch = 'unseen';
  const { actor, keys } = await lostWith(() => search);
  search = 'sent';
  await pass(60);
  expect(actor.getSnapshot()).toMatchObject({ value: 'sent', context: { sent: 128 } });
  expect(keys).toHaveLength(1);
});
