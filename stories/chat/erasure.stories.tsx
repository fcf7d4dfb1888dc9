import type { Meta, StoryObj } from '@storybook/react-vite';
import { erasureMachine } from '#machines/chat/erasure.machine.ts';
import { ErasureView } from '#src/views/chat/erasure.view.tsx';
import { at } from '#stories/lib/at.ts';
import { erasureOf } from './chat.fixtures.ts';

export default { title: 'Screens/Chat/Erasure', component: ErasureView } satisfies Meta<
  typeof ErasureView
>;

type Story = StoryObj<typeof ErasureView>;

const forBoth = erasureOf([{ id: 2, bothSides: true }]);
const name = 'Bo Lindqvist';

export const Resting: Story = { args: { actor: at(erasureMachine, 'resting', erasureOf([])) } };

export const Holding: Story = { args: { name, actor: at(erasureMachine, 'holding', forBoth) } };

export const HoldingForMe: Story = {
  args: { name, actor: at(erasureMachine, 'holding', erasureOf([{ id: 1, bothSides: false }])) },
};

export const Erasing: Story = { args: { name, actor: at(erasureMachine, 'erasing', forBoth) } };

export const Erased: Story = { args: { name, actor: at(erasureMachine, 'erased', erasureOf([])) } };

export const Waiting: Story = { args: { name, actor: at(erasureMachine, 'waiting', forBoth) } };

export const Refused: Story = {
  args: {
    name,
    actor: at(erasureMachine, 'refused', {
      ...erasureOf([]),
      failure: {
        kind: 'conflict',
        code: 'has_purchases',
        message: 'This message was bought. It can be deleted for you only.',
      },
    }),
  },
};
