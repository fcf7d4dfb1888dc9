import { assign, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { keepDisplay } from './display.ports.ts';
import type { Display, DisplayEvent } from './display.types.ts';

/** Default display settings. */
export const plainDisplay: Display = { textSize: 'normal', motion: 'system', contrast: 'system' };

/** Text size, motion and contrast, at once and in every tab of this browser. */
export const displayMachine = setup({
  types: {
    context: {} as Display,
    events: {} as DisplayEvent,
    children: {} as { keepDisplay: 'keepDisplay' },
  },
  actors: { keepDisplay },
  actions: {
    storeChoice: assign((_, { choice }: { choice: Partial<Display> }) => choice),
    storeDisplay: assign((_, { display }: { display: Display }) => display),
    applyDisplay: sendTo('keepDisplay', ({ context }) => ({
      type: 'display.apply' as const,
      display: context,
    })),
  },
}).createMachine({
  id: 'display',
  description: 'A member sets how large, how still and how sharp the page is on this device.',
  meta: { requirement: 'issue 19 site: text size, motion, contrast' },
  context: plainDisplay,
  invoke: { id: 'keepDisplay', src: 'keepDisplay' },
  initial: 'applied',
  states: {
    applied: {
      description: 'The page is drawn as it was chosen.',
      on: {
        'display.choose': {
          actions: [{ type: 'storeChoice', params: eventOf }, 'applyDisplay'],
        },
        'display.changed': { actions: { type: 'storeDisplay', params: eventOf } },
      },
    },
  },
});
