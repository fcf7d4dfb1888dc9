import type { Message, SystemNotice } from '#machines/chat/chat.types.ts';
import { chat, message } from './chat.fixtures.ts';

const notice = (kind: SystemNotice['kind'], over: Partial<SystemNotice> = {}): SystemNotice => ({
  kind,
  person: chat(1).person,
  amount: null,
  title: null,
  number: null,
  until: null,
  path: null,
  ...over,
});

const line = (id: number, createdAt: string, said: SystemNotice): Message =>
  message(id, { withUserId: 1, chatType: 1, authorId: 1, text: null, createdAt, notice: said });

/** Notifications of two days: short and long ones, about a person and about oneself. */
export const notices: readonly Message[] = [
  line(1, '2026-11-19T09:12:00.000Z', notice('followed', { path: '/bo' })),
  line(
    2,
    '2026-11-19T09:20:00.000Z',
    notice('postLiked', { title: 'Kitchen session', others: 3, path: '/ada/posts/1' }),
  ),
  line(
    3,
    '2026-11-20T08:00:00.000Z',
    notice('identityApproved', { person: null, path: '/settings/account' }),
  ),
  line(
    4,
    '2026-11-20T14:02:00.000Z',
    notice('subscriptionRenewed', {
      amount: { amount: 999, currency: 'USD' },
      number: '2041',
      until: '2026-12-20T14:02:00.000Z',
      path: '/billing/receipts/2041',
    }),
  ),
  line(
    5,
    '2026-11-20T15:30:00.000Z',
    notice('tipReceived', { amount: { amount: 500, currency: 'USD' } }),
  ),
  line(
    6,
    '2026-11-20T16:00:00.000Z',
    notice('payoutReturned', {
      person: null,
      amount: { amount: 12_500, currency: 'USD' },
      path: '/billing/payout',
    }),
  ),
];
