import { setup } from 'xstate';
import type { Answer } from './modal.types.ts';
import type { ShortcutHelpEvent } from './shortcut-help.types.ts';

/** List of the single keys and their actions. */
export const shortcutHelpMachine = setup({
  types: { events: {} as ShortcutHelpEvent, output: {} as Answer<null> },
}).createMachine({
  id: 'shortcutHelp',
  description: 'Lists the keys by which lists and places are reached.',
  meta: { requirement: 'screens §0 keys: ? help' },
  output: { kind: 'confirmed', value: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The keys are listed.',
      on: { 'help.close': { target: 'closed' } },
    },
    closed: { description: 'It was read.', type: 'final' },
  },
});
