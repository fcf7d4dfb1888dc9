import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { massMessageMachine } from '#machines/chat/mass-message.machine.ts';
import { readKept, writeKept } from '#machines/lib/held-file.ts';
import { upload } from '#stories/media/media.fixtures.ts';
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
const lostWith = async (
  find: () => MassSearch,
  answers: readonly (MassOutcome | { kind: string; [name: string]: unknown })[] = [],
) => {
  const keys: string[] = [];
  const bodies: MassSend[] = [];
  let drawn = 0;
  const actor = createActor(
    massMessageMachine.provide({
      actors: {
        loadAudience: fromPromise<MassOpened, void>(() =>
          Promise.resolve({
            reaches: { followers: reach, subscribers: reach, all: reach },
            undoSeconds: 0,
          }),
        ),
        sealIntent: fromPromise(() => Promise.resolve({ key: `key-${++drawn}` })),
        sendMass: fromPromise<MassOutcome, MassSend>(({ input }) => {
          const answer = answers[keys.length] ?? { kind: 'offline' };
          keys.push(input.key);
          bodies.push(input);
          return 'accepted' in answer
            ? Promise.resolve(answer as MassOutcome)
            : Promise.reject(Object.assign(new Error('lost'), answer));
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
  return { actor, keys, bodies };
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

const invalid = { kind: 'invalid', message: 'Too long.', fields: {}, jwt: null };
const full = { kind: 'unavailable', retryAfter: 10, status: 507 };
const no = { accepted: false, reason: 'No.' } as const;
const gates = [
  ['a limit', { kind: 'throttled', retryAfter: 3, message: '' }],
  ['a lost right', { kind: 'forbidden', code: null, message: 'No.' }],
  ['a missing route', { kind: 'notFound' }],
  ['a busy server', { kind: 'unavailable', retryAfter: null }],
  ['the end of the session', { kind: 'unauthenticated' }],
] as const;

test.each(gates)(
  'that %s stopped keeps its key: another press sends the same one',
  async (_, gate) => {
    const { actor, keys } = await lostWith(() => 'unsure', [gate]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'unknown', context: { key: 'key-1' } });
    actor.send({ type: 'mass.resend' });
    await pass(1);
    expect(keys).toEqual(['key-1', 'key-1']);
  },
);

test.each([
  ...gates,
  ['its own refusal', invalid] as const,
  ['its own no', no] as const,
  ['a full disk', full] as const,
])('whose first answer was lost is not called unsent by %s', async (_, gate) => {
  const { actor, keys } = await lostWith(() => 'unsure', [{ kind: 'offline' }, gate]);
  actor.send({ type: 'mass.resend' });
  await pass(1);
  expect(actor.getSnapshot()).toMatchObject({ value: 'unknown', context: { key: 'key-1' } });
  expect(keys).toEqual(['key-1', 'key-1']);
});

test.each([invalid, no, full])('that the send itself refuses went to nobody', async (refusal) => {
  const first = await lostWith(() => 'unsure', [refusal]);
  expect(first.actor.getSnapshot().value).toBe('refused');
  const kept = await lostWith(() => 'unseen', [{ kind: 'offline' }, refusal]);
  kept.actor.send({ type: 'mass.resend' });
  await pass(1);
  expect(kept.actor.getSnapshot().value).toBe('refused');
});

test('that was on its way when the session ended is looked for, and sent again under its key', async () => {
  const { actor, keys, bodies } = await lostWith(() => 'unsure', [invalid]);
  actor.send({ type: 'mass.edit' });
  actor.send({ type: 'mass.recall', key: 'key-0', fileHashes: ['hash-0'] });
  await pass(1);
  expect(actor.getSnapshot().value).toBe('unknown');
  expect(keys).toHaveLength(1);
  actor.send({ type: 'mass.resend' });
  await pass(1);
  expect(bodies.at(-1)).toMatchObject({ key: 'key-0', fileHashes: ['hash-0'] });
});

test('that was half written when the session ended has its files again, and follows them', async () => {
  const { actor } = await lostWith(() => 'unsure', [invalid]);
  actor.send({ type: 'mass.edit' });
  const orders: string[] = [];
  actor.on('upload.ordered', ({ order }) =>
    orders.push(`${order.type} ${'id' in order ? order.id : ''}`),
  );
  const sent = upload({ status: 'processing', hash: 'there', name: 'lake.jpg', size: 4 });
  const broken = upload({ status: 'failed', hash: 'gone', reason: { kind: 'gone' } });
  const kept = writeKept([sent, broken]);
  expect(readKept(kept)).toMatchObject([{ hash: 'there', name: 'lake.jpg', size: 4 }]);
  expect([readKept(''), readKept('{'), readKept('[1]')]).toEqual([[], [], []]);
  actor.send({ type: 'files.restore', kept });
  actor.send({ type: 'files.restore', kept });
  expect(orders).toEqual(['upload.follow there']);
  expect(actor.getSnapshot().context.attachments).toMatchObject([{ name: 'lake.jpg' }]);
  expect(actor.getSnapshot().can({ type: 'mass.review' })).toBe(false);
  actor.send({ type: 'upload.changed', upload: { ...sent, id: 'there', status: 'ready' } });
  expect(actor.getSnapshot().can({ type: 'mass.review' })).toBe(true);
});
