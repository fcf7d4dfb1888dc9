import type { OutboxContext, OutboxItem, SendReason, Submission } from './outbox.types.ts';

type Items = readonly OutboxItem[];

/** Sends of one item before a person is asked. */
const maxAttempts = 4;

/** The one whose turn it is: order within a chat is kept, and what failed no longer stands in the way. */
export const headOf = (items: Items): OutboxItem | undefined =>
  items.find(({ status }) => status !== 'failed');

/** The one that a key names; what was asked for it is answered for it, wherever it stands by then. */
export const named = (items: Items, key: string | null): OutboxItem | undefined =>
  items.find((item) => key !== null && item.key === key);

const changeNamed = (items: Items, key: string | null, patch: Partial<OutboxItem>): Items => {
  const found = named(items, key);
  return items.map((item) => (item === found ? { ...item, ...patch } : item));
};

export const change = (items: Items, localId: number, patch: Partial<OutboxItem>): Items =>
  items.map((item) => (item.localId === localId ? { ...item, ...patch } : item));

/**
 * Tried again behind what is under way and what waits: in this order they are sent. It was perhaps sent
 * before, so the history is read first.
 */
export const retried = (items: Items, localId: number): Items => {
  const again = change(items, localId, { status: 'unknown', reason: null, attempts: 1 });
  if (headOf(items) === undefined) return again;
  const ends = (item: OutboxItem) => item.localId === localId;
  return [...again.filter((item) => !ends(item)), ...again.filter(ends)];
};

export const without = (items: Items, localId: number | undefined): Items =>
  items.filter((item) => item.localId !== localId);

export const withoutKey = (items: Items, key: string | null): Items =>
  items.filter((item) => key === null || item.key !== key);

/** Never sent, or not sent and known so: only then may it be changed or taken back. */
export const isStill = ({ status, attempts }: OutboxItem): boolean =>
  status === 'failed' || (status === 'queued' && attempts === 0);

/** Marks an earlier visit's message as perhaps sent: the history is read before a retry. */
const doubted = (item: OutboxItem): OutboxItem =>
  isStill(item) ? item : { ...item, status: 'unknown' };

/** Inserts an earlier visit's messages before the present ones, under new local ids. */
export const found = (context: OutboxContext, earlier: Items): Partial<OutboxContext> => {
  const fresh = earlier.filter(({ key }) => !context.items.some((item) => item.key === key));
  const { nextLocalId } = context;
  const placed = fresh.map((item, index) => ({ ...doubted(item), localId: nextLocalId + index }));
  const head = headOf(context.items);
  return {
    items: head && !isStill(head) ? [...context.items, ...placed] : [...placed, ...context.items],
    nextLocalId: nextLocalId + fresh.length,
  };
};

/** On its way: one try more. */
export const sent = (items: Items, key: string | null): Items =>
  changeNamed(items, key, {
    status: 'sending',
    attempts: (named(items, key)?.attempts ?? 0) + 1,
  });

export const doubtful = (items: Items, key: string | null): Items =>
  changeNamed(items, key, { status: 'unknown' });

/** True after the maximum of attempts: now a person decides. */
export const isSpent = (items: Items, key: string | null): boolean =>
  (named(items, key)?.attempts ?? 0) >= maxAttempts;

export const requeued = (items: Items, key: string | null): Items =>
  changeNamed(items, key, { status: 'queued' });

const triesBefore = (items: Items, key: string | null): number =>
  Math.max(0, (named(items, key)?.attempts ?? 1) - 1);

/** The session was over, so the server did not even look at it: that was no try. */
export const putBack = (items: Items, key: string | null): Items =>
  changeNamed(items, key, { status: 'queued', attempts: triesBefore(items, key) });

/** The server had no room to answer, perhaps after it was saved: that was no try, and stays in doubt. */
export const withoutRoom = (items: Items, key: string | null): Items =>
  changeNamed(items, key, { status: 'unknown', attempts: triesBefore(items, key) });

/**
 * Too many at once, or a server that starts, which is no try either. It may have arrived before all the same (a
 * browser sends again what lost its answer): it is not still, so that nobody changes it or takes it back.
 */
export const heldUp = (items: Items, key: string | null): Items =>
  changeNamed(items, key, {
    status: 'queued',
    attempts: Math.max(1, triesBefore(items, key)),
  });

export const failed = (items: Items, key: string | null, reason: SendReason): Items =>
  changeNamed(items, key, { status: 'failed', reason });

/** Queues what was handed over; it is seen in the same instant. */
export const submitted = (
  { items, nextLocalId }: OutboxContext,
  { text, files, price }: Submission,
): Partial<OutboxContext> => ({
  nextLocalId: nextLocalId + 1,
  items: [
    ...items,
    {
      localId: nextLocalId,
      key: null,
      text,
      files: files.map((file) => ({ ...file, source: null })),
      price,
      at: '',
      status: 'queued',
      reason: null,
      attempts: 0,
    },
  ],
});
