import type { Copy } from './copy.ts';
import type { Rows } from './json.ts';
import { account, accountLog, sessionsOf } from './of-account.ts';
import { chatsOf, massMessagesOf, messagesOf, notificationsOf } from './of-chats.ts';
import { foldersOf, libraryOf } from './of-library.ts';
import { ledgerOf, paymentsOf, payoutsOf } from './of-money.ts';
import { invitationsOf, peopleIn, reportsOf } from './of-people.ts';
import { commentsOf, hiddenOf, likesOf, postsOf } from './of-posts.ts';
import { purchasesOf } from './of-purchases.ts';

/** One file of the archive that holds no media. */
interface Section {
  name: SectionName;
  read: (copy: Copy) => Rows;
}

/** Names in the order of the archive: folders after all that can stand in them. */
export const sectionNames = [
  'account.json',
  'sessions.json',
  'log.json',
  'posts.json',
  'drafts.json',
  'comments.json',
  'likes.json',
  'hidden-posts.json',
  'library.json',
  'chats.json',
  'messages.json',
  'mass-messages.json',
  'notifications.json',
  'purchases.json',
  'folders.json',
  'payments-sent.json',
  'payments-received.json',
  'payouts.json',
  'ledger.json',
  'subscriptions.json',
  'subscribers.json',
  'following.json',
  'followers.json',
  'blacklist.json',
  'reports.json',
  'invitations.json',
] as const;
export type SectionName = (typeof sectionNames)[number];

const readers: Record<SectionName, Section['read']> = {
  'account.json': account,
  'sessions.json': sessionsOf,
  'log.json': accountLog,
  'posts.json': (copy) => postsOf(copy, ['published', 'scheduled']),
  'drafts.json': (copy) => postsOf(copy, ['draft']),
  'comments.json': commentsOf,
  'likes.json': likesOf,
  'hidden-posts.json': hiddenOf,
  'library.json': libraryOf,
  'chats.json': chatsOf,
  'messages.json': messagesOf,
  'mass-messages.json': massMessagesOf,
  'notifications.json': notificationsOf,
  'purchases.json': purchasesOf,
  'folders.json': foldersOf,
  'payments-sent.json': (copy) => paymentsOf(copy, 'sent'),
  'payments-received.json': (copy) => paymentsOf(copy, 'received'),
  'payouts.json': payoutsOf,
  'ledger.json': ledgerOf,
  'subscriptions.json': (copy) => peopleIn(copy, 'subscriptions'),
  'subscribers.json': (copy) => peopleIn(copy, 'subscribers'),
  'following.json': (copy) => peopleIn(copy, 'followed'),
  'followers.json': (copy) => peopleIn(copy, 'followers'),
  'blacklist.json': (copy) => peopleIn(copy, 'blacklist'),
  'reports.json': reportsOf,
  'invitations.json': invitationsOf,
};

/** Everything that was written, in the order of the archive. */
export const sections: readonly Section[] = sectionNames.map((name) => ({
  name,
  read: readers[name],
}));
