import type { Meta } from '@storybook/react-vite';
import { hidden } from './letters.ts';
import { mailStory, sampleStory } from './mail.tsx';

export default { title: 'Mails/Notifications' } satisfies Meta;

export const NewLikes = mailStory('new-likes');
export const NewComments = mailStory('new-comments');
export const NewFollower = mailStory('new-follower');
export const NewSubscriber = mailStory('new-subscriber');
export const SubscriberRenewed = mailStory('subscriber-renewed');
export const Sale = mailStory('sale');
export const Tip = mailStory('tip');
export const Receipt = mailStory('receipt');
export const ReceiptWithHiddenContent = sampleStory(hidden.receipt);
export const RenewalFailed = mailStory('renewal-failed');
export const RenewalsEnded = mailStory('renewals-ended');
export const Refund = mailStory('refund');
export const SaleRefunded = mailStory('sale-refunded');
export const PayoutPaid = mailStory('payout-paid');
export const PayoutReturned = mailStory('payout-returned');
export const Digest = mailStory('digest');
export const DigestWithHiddenContent = sampleStory(hidden.digest);
