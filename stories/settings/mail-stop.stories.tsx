import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { mailStopMachine } from '#machines/settings/mail-stop.machine.ts';
import type { MailStopContext } from '#machines/settings/mail-stop.types.ts';
import { MailStopView } from '#src/views/settings/mail-stop.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Settings/Stop emails',
  component: MailStopView,
} satisfies Meta<typeof MailStopView>;

type Story = StoryObj<typeof MailStopView>;

const story = (
  value: StateValueFrom<typeof mailStopMachine>,
  context: Partial<MailStopContext> = {},
): Story => ({
  args: {
    actor: at(mailStopMachine, value, {
      subject: 'followers',
      failure: null,
      secondsLeft: 0,
      ...context,
    }),
  },
});

export const Checking = story('checking', { subject: 'unnamed' });
export const Asking = story('asking');
export const AskingAboutTheDigest = story('asking', { subject: 'digest' });
export const Stopping = story('stopping');
export const Stopped = story('stopped');
export const StoppedBefore = story('stoppedBefore');
export const Unsent = story('unsent', { failure: { kind: 'offline' } });
export const LockedOut = story('lockedOut', { secondsLeft: 42 });
export const Unknown = story('unknown', { subject: 'unnamed' });
export const Unreachable = story('unreachable', { subject: 'unnamed' });
