import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { changedElsewhereMachine } from '#machines/parts/changed-elsewhere.machine.ts';
import type { ChangedElsewhereContext } from '#machines/parts/changed-elsewhere.types.ts';
import { noAttempt } from '#machines/parts/submission.ts';
import { ChangedElsewhereView } from '#src/views/parts/changed-elsewhere.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Parts/Changed elsewhere',
  component: ChangedElsewhereView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChangedElsewhereView>;

type Story = StoryObj<typeof ChangedElsewhereView>;

const saved = { text: 'First light over the harbour.', version: 'one' };
const calm: ChangedElsewhereContext = {
  saved,
  other: null,
  text: saved.text,
  fill: 0,
  ...noAttempt,
};
const show = (
  value: StateValueFrom<typeof changedElsewhereMachine>,
  context: Partial<ChangedElsewhereContext> = {},
): Story => ({ args: { actor: at(changedElsewhereMachine, value, { ...calm, ...context }) } });
const text = 'Morning fog';
const message = 'There is another one of that name.';

export const Editing = show('editing');
export const Unsaved = show('unsaved', { text });
export const Saving = show('saving', { text });
export const Comparing = show('comparing', { text });
export const Stale = show('stale', { text, other: { text: 'Last light.', version: 'two' } });
export const StaleEmptied = show('stale', { text, other: { text: '', version: 'two' } });
export const Rejected = show('rejected', {
  text,
  failure: { kind: 'invalid', message, fields: { text: [message] }, jwt: null },
});
export const RejectedAsAWhole = show('rejected', {
  text,
  failure: { kind: 'conflict', code: null, message },
});
export const LockedOut = show('lockedOut', { text, secondsLeft: 42 });
export const Unreachable = show('unreachable', { text });
