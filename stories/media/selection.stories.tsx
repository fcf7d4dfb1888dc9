import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValueFrom } from 'xstate';
import { selectionMachine } from '#machines/media/selection.machine.ts';
import type { SelectionContext } from '#machines/media/selection.types.ts';
import { SelectionView } from '#src/views/media/selection.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Flows/Media/Selected files',
  component: SelectionView,
} satisfies Meta<typeof SelectionView>;

type Story = StoryObj<typeof SelectionView>;

const bare: SelectionContext = {
  most: 500,
  listed: ['lake', 'pond', 'sea'],
  folder: null,
  chosen: [],
  anchor: null,
  before: [],
  drop: null,
};
const many = Array.from({ length: 501 }, (_, number) => `file-${number}`);
const show = (
  value: StateValueFrom<typeof selectionMachine>,
  chosen: readonly string[],
  listed: readonly string[] = bare.listed,
  bytes = 0,
): Story => ({ args: { actor: at(selectionMachine, value, { ...bare, chosen, listed }), bytes } });

export const None = show('none', []);
export const Choosing = show('choosing', ['lake', 'pond'], bare.listed, 155_189_248);
export const ChoosingAll = show('choosing', bare.listed);
export const ChoosingTooMany = show('choosing', many, many, 3_435_973_837);
export const Framing = show('framing', ['pond']);
export const Dropping = show('dropping', ['lake', 'pond']);
