import { sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { keepTheme } from './theme.ports.ts';
import type { Theme, ThemeEvent } from './theme.types.ts';

/** The theme of the app: the device's, or the one the person chose, the same in every tab. */
export const themeMachine = setup({
  types: { events: {} as ThemeEvent },
  actors: { keepTheme },
  guards: { isTheme: (_, params: { theme: Theme; is: Theme }) => params.theme === params.is },
  actions: {
    applyTheme: sendTo('keepTheme', (_, params: { theme: Theme }) => ({
      type: 'theme.apply' as const,
      theme: params.theme,
    })),
  },
}).createMachine({
  id: 'theme',
  description: 'Light or dark, as the device or the person prefers.',
  meta: { requirement: 'issue 2 §3 theme without a flash' },
  invoke: { id: 'keepTheme', src: 'keepTheme' },
  initial: 'system',
  on: {
    'theme.choose': [
      {
        guard: { type: 'isTheme', params: ({ event }) => ({ theme: event.theme, is: 'light' }) },
        target: '.light',
        actions: { type: 'applyTheme', params: eventOf },
      },
      {
        guard: { type: 'isTheme', params: ({ event }) => ({ theme: event.theme, is: 'dark' }) },
        target: '.dark',
        actions: { type: 'applyTheme', params: eventOf },
      },
      { target: '.system', actions: { type: 'applyTheme', params: eventOf } },
    ],
    'theme.changed': [
      {
        guard: { type: 'isTheme', params: ({ event }) => ({ theme: event.theme, is: 'light' }) },
        target: '.light',
      },
      {
        guard: { type: 'isTheme', params: ({ event }) => ({ theme: event.theme, is: 'dark' }) },
        target: '.dark',
      },
      { target: '.system' },
    ],
  },
  states: {
    system: { description: 'The page follows the device, also while it changes.' },
    light: { description: 'The person wants it light.' },
    dark: { description: 'The person wants it dark.' },
  },
});
