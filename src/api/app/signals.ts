import type { ChannelEvent } from '#machines/chat/connection.types.ts';
import type { RealtimeEvents } from '#src/contract/app/realtime.ts';
import { toTransaction } from '../billing/billing.ts';
import * as read from '../lib/reader.ts';
import { toChange } from '../people/relations.ts';
import { transaction } from '../billing/wire-billing.ts';
import { identityStatus } from '../settings/wire-identity.ts';
import { relationChanged } from '../people/wire-relations.ts';

type Readers = {
  readonly [Name in keyof RealtimeEvents]?: (payload: unknown) => ChannelEvent;
};

const emailChanges = ['pending', 'changed', 'ended'] as const;
const exportStatuses = ['making', 'ready', 'failed'] as const;
const exportProgress = read.record({
  status: read.oneOf(exportStatuses, 'failed'),
  done: read.number(),
  total: read.number(),
});
const processed = read.sureRecord({ hash: read.sureText });
const published = read.sureRecord({ post_id: read.id, author_id: read.id });

/** The events of a member's channel that are of no chat, by name, and how each is read (contract §3.6). */
export const signalReaders: Readers = {
  PaymentUpdated: (payload) => ({
    type: 'payment.updated',
    transaction: toTransaction(transaction(read.fieldOf(payload, 'transaction'))),
  }),
  IdentityUpdated: (payload) => ({
    type: 'identity.updated',
    status: identityStatus(read.fieldOf(payload, 'status')),
  }),
  EmailChangeUpdated: (payload) => ({
    type: 'emailChange.updated',
    status: read.oneOf(emailChanges, 'pending')(read.fieldOf(payload, 'status')),
  }),
  AccountUpdated: () => ({ type: 'account.updated' }),
  ExportUpdated: (payload) => ({ type: 'export.updated', ...exportProgress(payload) }),
  MediaProcessed: (payload) => ({ type: 'file.processed', ...processed(payload) }),
  SettingsUpdated: () => ({ type: 'settings.updated' }),
  PostPublished: (payload) => {
    const { post_id: postId, author_id: authorId } = published(payload);
    return { type: 'post.published', postId, authorId };
  },
  RelationChanged: (payload) => ({
    type: 'relation.changed',
    change: toChange(relationChanged(payload)),
  }),
};
