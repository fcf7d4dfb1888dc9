import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { submissionMachine } from '#machines/parts/submission.machine.ts';
import { noAttempt, type SubmissionContext } from '#machines/parts/submission.ts';
import { SubmissionView } from '#src/views/parts/submission.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Parts/Submission',
  component: SubmissionView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SubmissionView>;

type Story = StoryObj<typeof SubmissionView>;

const show = (
  value: StateValueFrom<typeof submissionMachine>,
  context: Partial<SubmissionContext> = {},
): Story => ({ args: { actor: at(submissionMachine, value, { ...noAttempt, ...context }) } });
const message = 'There is another one of that name.';

export const Editing = show('editing');
export const Saving = show('saving');
export const Rejected = show('rejected', {
  failure: { kind: 'invalid', message, fields: { text: [message] }, jwt: null },
});
export const RejectedAsAWhole = show('rejected', {
  failure: { kind: 'conflict', code: null, message },
});
export const LockedOut = show('lockedOut', { secondsLeft: 42 });
export const Unreachable = show('unreachable');
export const Saved = show('saved');
