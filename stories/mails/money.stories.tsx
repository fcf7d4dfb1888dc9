import type { Meta } from '@storybook/react-vite';
import { mailStory } from './mail.tsx';

export default { title: 'Mails/Money' } satisfies Meta;

export const PayoutMethodChanged = mailStory('payout-method-changed');
export const PayoutRequested = mailStory('payout-requested');
export const PayoutCancelled = mailStory('payout-cancelled');
export const CardAdded = mailStory('card-added');
export const CardRemoved = mailStory('card-removed');
export const CardPreferred = mailStory('card-preferred');
