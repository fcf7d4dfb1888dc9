import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { emailChangeMachine } from '#machines/settings/email-change.machine.ts';
import type { EmailChangeContext } from '#machines/settings/email-change.types.ts';
import { EmailChangeView } from '#src/views/settings/email-change.view.tsx';
import { at } from '#stories/lib/at.ts';
import { halfway, mailed } from './email-change.fixtures.ts';

export default {
  title: 'Flows/Settings/Email',
  component: EmailChangeView,
} satisfies Meta<typeof EmailChangeView>;

type Story = StoryObj<typeof EmailChangeView>;

const calm: EmailChangeContext = {
  email: 'ada@fanfare.test',
  change: null,
  isRead: true,
  failure: null,
  secondsLeft: 0,
};
const story = (
  value: StateValueFrom<typeof emailChangeMachine>,
  context: Partial<EmailChangeContext> = {},
): Story => ({ args: { actor: at(emailChangeMachine, value, { ...calm, ...context }) } });
const same = 'The email is already yours.';

export const Loading = story('loading', { isRead: false });
export const ReadingAgain = story('loading');
export const LoadingAgain = story('loading', { change: mailed });
export const Resting = story('resting');
export const Editing = story('editing');
export const Saving = story('saving');
export const Rejected = story('rejected', {
  failure: { kind: 'invalid', message: same, fields: { email: [same] }, jwt: null },
});
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
export const Unreachable = story('unreachable');
export const Pending = story('pending', { change: mailed, secondsLeft: 42 });
export const PendingHalfway = story('pending', { change: halfway });
export const PendingRefused = story('pending', { change: halfway, failure: { kind: 'offline' } });
export const Resending = story('resending', { change: halfway });
export const Cancelling = story('cancelling', { change: mailed });
export const Unread = story('unread');
export const Absent = story('absent');
