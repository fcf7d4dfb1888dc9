import type { Meta, StoryObj } from '@storybook/react-vite';
import { childrenMachine } from '#machines/parts/children.machine.ts';
import { submissionMachine } from '#machines/parts/submission.machine.ts';
import { noAttempt } from '#machines/parts/submission.ts';
import { ChildrenView } from '#src/views/parts/children.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Parts/Children',
  component: ChildrenView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChildrenView>;

export const Tending: StoryObj<typeof ChildrenView> = {
  args: {
    actor: at(childrenMachine, 'tending', { form: at(submissionMachine, 'saved', noAttempt) }),
  },
};
