import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { complaintMachine } from '#machines/people/complaint.machine.ts';
import type { ComplaintContext } from '#machines/people/complaint.types.ts';
import { ComplaintView } from '#src/views/people/complaint.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/People/Report',
  component: ComplaintView,
} satisfies Meta<typeof ComplaintView>;

type Story = StoryObj<typeof ComplaintView>;
const calm: ComplaintContext = {
  about: { kind: 'chat', userId: 7 },
  displayName: 'Ada Lovelace',
  userId: 7,
  failure: null,
  secondsLeft: 0,
  receipt: { number: 'R-2026-0042' },
};
const story = (
  value: StateValueFrom<typeof complaintMachine>,
  context: Partial<ComplaintContext> = {},
): Story => ({ args: { actor: at(complaintMachine, value, { ...calm, ...context }) } });

export const Editing = story('editing');

export const EditingOfAPost = story('editing', { about: { kind: 'post', postId: 3 } });

export const Saving = story('saving');

export const Rejected = story('rejected', {
  failure: {
    kind: 'invalid',
    message: 'The message field is required.',
    fields: { message: ['The message field is required.'] },
    jwt: null,
  },
});

export const Unreachable = story('unreachable');

export const LockedOut = story('lockedOut', { secondsLeft: 42 });

export const Sent = story('sent');

export const SentWithoutNumber = story('sent', { receipt: { number: null } });

export const Parted = story('parted');

export const Settled = story('settled');
