import { emit, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { keepDiscreet } from './discreet.ports.ts';
import type { DiscreetEmitted, DiscreetEvent } from './discreet.types.ts';

type Switched = { isOn: boolean };

const switchTo = (isOn: boolean) =>
  [
    { type: 'applyChoice', params: { isOn } },
    { type: 'announce', params: { isOn } },
  ] as const;

/** Discreet mode: hides names, amounts, media and the tab's title from onlookers. */
export const discreetMachine = setup({
  types: {
    events: {} as DiscreetEvent,
    emitted: {} as DiscreetEmitted,
    children: {} as { keepDiscreet: 'keepDiscreet' },
  },
  actors: { keepDiscreet },
  guards: { isOn: (_, { isOn }: Switched) => isOn },
  actions: {
    applyChoice: sendTo('keepDiscreet', (_, { isOn }: Switched) => ({
      type: 'discreet.apply' as const,
      isOn,
    })),
    announce: emit((_, { isOn }: Switched) => ({
      type: 'notice.shown' as const,
      tone: 'neutral' as const,
      key: isOn ? 'app.notices.discreetOn' : 'app.notices.discreetOff',
    })),
  },
}).createMachine({
  id: 'discreet',
  description: 'One key or a switch makes the page say nothing to whoever looks on.',
  meta: { requirement: 'issue 38 discreet mode; screens §17' },
  invoke: { id: 'keepDiscreet', src: 'keepDiscreet' },
  initial: 'off',
  on: {
    'discreet.changed': [
      { guard: { type: 'isOn', params: eventOf }, target: '.on' },
      { target: '.off' },
    ],
  },
  states: {
    off: {
      description: 'Everything stands as it is.',
      on: { 'discreet.switch': { target: 'on', actions: switchTo(true) } },
    },
    on: {
      description: 'Title, icon, media, names and amounts are neutral.',
      on: { 'discreet.switch': { target: 'off', actions: switchTo(false) } },
    },
  },
});
