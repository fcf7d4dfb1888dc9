import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { emailChangeLinkMachine } from '#machines/auth/email-change-link.machine.ts';
import type { ChangeLink, EmailChangeLinkContext } from '#machines/auth/email-change-link.types.ts';
import { EmailChangeLinkView } from '#src/views/auth/email-change-link.view.tsx';
import { at } from '#stories/lib/at.ts';
import { changeLink } from './email-change-link.fixtures.ts';

export default {
  title: 'Screens/Auth/Change email',
  component: EmailChangeLinkView,
} satisfies Meta<typeof EmailChangeLinkView>;

type Story = StoryObj<typeof EmailChangeLinkView>;

const calm: EmailChangeLinkContext = {
  viewer: null,
  intent: 'confirm',
  link: changeLink,
  failure: null,
};
const story = (
  value: StateValueFrom<typeof emailChangeLinkMachine>,
  {
    link,
    ...context
  }: Partial<Omit<EmailChangeLinkContext, 'link'>> & {
    link?: Partial<ChangeLink>;
  } = {},
): Story => ({
  args: {
    actor: at(emailChangeLinkMachine, value, {
      ...calm,
      ...context,
      link: { ...changeLink, ...link },
    }),
  },
});

export const Checking = story('checking');
export const Asking = story('asking');
export const AskingTheOld = story('asking', { link: { side: 'old' } });
export const AskingToCancel = story('asking', { intent: 'cancel', link: { side: 'old' } });
export const AskingAgain = story('asking', { failure: { kind: 'offline' } });
export const AskingThrottled = story('asking', {
  failure: { kind: 'throttled', retryAfter: 30, message: 'Too Many Attempts.' },
});
export const Confirming = story('confirming');
export const Cancelling = story('cancelling', { intent: 'cancel' });
export const Confirmed = story('confirmed', { link: { status: 'confirmed' } });
export const ConfirmedOld = story('confirmed', { link: { side: 'old', status: 'confirmed' } });
export const Changed = story('changed', { link: { status: 'changed' } });
export const Cancelled = story('cancelled', { link: { status: 'cancelled' } });
export const Over = story('over', { link: { status: 'expired' } });
export const OverReplaced = story('over', { link: { status: 'replaced' } });
export const OverTaken = story('over', { link: { status: 'taken' } });
export const Unknown = story('unknown');
export const Foreign = story('foreign');
export const Unreachable = story('unreachable');
