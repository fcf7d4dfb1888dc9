import type { ChannelEvent } from '#machines/chat/connection.types.ts';
import type { RealtimeEvents } from '#src/contract/realtime.ts';
import { toTransaction } from './billing.ts';
import { toChange } from './relations.ts';

type Readers = {
  readonly [Name in keyof RealtimeEvents]?: (payload: RealtimeEvents[Name]) => ChannelEvent;
};

/** The events of a member's channel that are of no chat, by name, and how each is read (contract §3.6). */
export const signalReaders: Readers = {
  PaymentUpdated: ({ transaction }) => ({
    type: 'payment.updated',
    transaction: toTransaction(transaction),
  }),
  PostPublished: ({ post_id: postId, author_id: authorId }) => ({
    type: 'post.published',
    postId,
    authorId,
  }),
  RelationChanged: (event) => ({ type: 'relation.changed', change: toChange(event) }),
};
