import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { blockMachine } from '#machines/people/block.machine.ts';
import type { BlockContext } from '#machines/people/block.types.ts';
import { BlockView } from '#src/views/people/block.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Dialogs/People/Block',
  component: BlockView,
} satisfies Meta<typeof BlockView>;

type Story = StoryObj<typeof BlockView>;
const calm: BlockContext = {
  displayName: 'Ada Lovelace',
  banType: null,
  userId: 7,
  chosen: null,
  failure: null,
};
const story = (
  value: StateValueFrom<typeof blockMachine>,
  context: Partial<BlockContext> = {},
): Story => ({ args: { actor: at(blockMachine, value, { ...calm, ...context }) } });

export const Choosing = story('choosing');

export const ChoosingAnother = story('choosing', { banType: 'mute', chosen: 'mute' });

export const ChoosingBlock = story('choosing', { chosen: 'block' });

export const Unchosen = story('unchosen');

export const Banning = story('banning', { chosen: 'block' });

export const Refused = story('refused', { chosen: 'block', failure: { kind: 'offline' } });

export const Banned = story('banned', { chosen: 'block' });

export const BannedStill = story('banned', { chosen: 'block', failure: { kind: 'offline' } });

export const Forgiving = story('forgiving', { chosen: 'block' });

export const Chosen = story('chosen', { userId: null, chosen: 'block' });

export const Forgiven = story('forgiven', { chosen: 'block' });
