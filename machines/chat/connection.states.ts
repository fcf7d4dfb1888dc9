import { eventOf } from '../lib/params.ts';
import type { ChannelEvents } from './connection.types.ts';

const forward = { type: 'forward', params: eventOf<ChannelEvents> } as const;

/** Transitions for account events of the channel; changes of the member go to the app. */
export const signals = {
  'payment.updated': { actions: forward },
  'identity.updated': [
    {
      guard: { type: 'isApproved', params: eventOf },
      actions: [forward, 'announceMember', 'announceApproval'],
    },
    {
      guard: { type: 'isRejected', params: eventOf },
      actions: [forward, 'announceMember', 'announceRejection'],
    },
    { actions: forward },
  ],
  'emailChange.updated': [
    {
      guard: { type: 'isMoved', params: eventOf },
      actions: [forward, 'announceMember', 'announceNewEmail'],
    },
    { actions: forward },
  ],
  'account.updated': { actions: 'announceMember' },
  'export.updated': [
    {
      guard: { type: 'isCopyReady', params: eventOf },
      actions: [forward, 'dropCopy', 'announceCopy'],
    },
    {
      guard: { type: 'isCopyFailed', params: eventOf },
      actions: [forward, 'dropCopy', 'announceNoCopy'],
    },
    { actions: [forward, { type: 'storeCopy', params: eventOf }] },
  ],
  'settings.updated': { actions: [forward, 'announceMember'] },
  'file.processed': { actions: forward },
  'post.published': { actions: forward },
  'relation.changed': { actions: forward },
} as const;
