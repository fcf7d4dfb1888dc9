import type { ComposerContext, OutboxItem, SendReason } from './composer.types.ts';

type Outbox = readonly OutboxItem[];

/** Sends of one item before a person is asked. */
const maxAttempts = 4;

/** The one whose turn it is: order within a chat is kept, and what failed no longer stands in the way. */
export const headOf = (outbox: Outbox): OutboxItem | undefined =>
  outbox.find(({ status }) => status !== 'failed');

export const changeHead = (outbox: Outbox, change: Partial<OutboxItem>): Outbox => {
  const head = headOf(outbox);
  return outbox.map((item) => (item === head ? { ...item, ...change } : item));
};

export const change = (outbox: Outbox, localId: number, patch: Partial<OutboxItem>): Outbox =>
  outbox.map((item) => (item.localId === localId ? { ...item, ...patch } : item));

export const without = (outbox: Outbox, gone: OutboxItem | undefined): Outbox =>
  outbox.filter((item) => item !== gone);

/** What waits from an earlier visit was perhaps sent: history is read before it is sent again. */
export const restored = (earlier: Outbox, known: Outbox): Outbox =>
  earlier
    .filter(({ key }) => !known.some((item) => item.key === key))
    .map((item) =>
      item.status === 'sending' || (item.status === 'queued' && item.attempts > 0)
        ? { ...item, status: 'unknown' }
        : item,
    );

/** Back in the queue, or before a person's eyes when it has been tried enough. */
export const requeued = (outbox: Outbox): Outbox => {
  const head = headOf(outbox);
  if (!head) return outbox;
  return head.attempts >= maxAttempts
    ? changeHead(outbox, { status: 'failed', reason: { kind: 'lost' } })
    : changeHead(outbox, { status: 'queued' });
};

export const failed = (outbox: Outbox, reason: SendReason): Outbox =>
  changeHead(outbox, { status: 'failed', reason });

/** Queues what is written; the text field is free in the same instant. */
export const submitted = (context: ComposerContext): Partial<ComposerContext> => ({
  text: '',
  attachments: [],
  surplus: 0,
  nextLocalId: context.nextLocalId + 1,
  outbox: [
    ...context.outbox,
    {
      localId: context.nextLocalId,
      key: null,
      text: context.text.trim(),
      files: context.attachments.map((file) => ({ ...file, source: null })),
      at: '',
      status: 'queued',
      reason: null,
      attempts: 0,
    },
  ],
});
