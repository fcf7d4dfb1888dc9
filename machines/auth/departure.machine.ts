import { emit, setup } from 'xstate';
import { eventOf, outputOf } from '../lib/params.ts';
import { answerTabs, countWork } from './departure.ports.ts';
import type { DepartureEmitted, DepartureEvent } from './departure.types.ts';
import { isFree, type Work } from './unsent-work.types.ts';

type Said = Pick<Extract<DepartureEvent, { type: 'app.event' }>, 'appEvent'>;

const question = 'departure';

/** Logging out: what other tabs of this browser are sending, and what is typed anywhere, is asked about. */
export const departureMachine = setup({
  types: {
    events: {} as DepartureEvent,
    emitted: {} as DepartureEmitted,
    children: {} as { countWork: 'countWork'; answerTabs: 'answerTabs' },
  },
  actors: { countWork, answerTabs },
  guards: {
    isFree: (_, work: Work) => isFree(work),
    isAgreed: (_, { appEvent: { type, id, answer } }: Said) =>
      type === 'dialog.answered' && id === question && answer?.kind === 'confirmed',
    /** The member stays, or the session ended in another way. */
    isOver: (_, { appEvent: { type, id } }: Said) =>
      (type === 'dialog.answered' && id === question) || type === 'session.changed',
  },
  actions: {
    clear: emit({ type: 'departure.cleared' }),
    ask: emit((_, work: Work) => ({
      type: 'dialog.requested' as const,
      id: question,
      dialog: 'unsentWork' as const,
      input: { work },
    })),
  },
}).createMachine({
  id: 'departure',
  description: 'A member who logs out loses nothing that any of their tabs is sending.',
  meta: { requirement: 'decisions §11 logging out' },
  invoke: { id: 'answerTabs', src: 'answerTabs' },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody is leaving.',
      on: { 'departure.request': { target: 'counting' } },
    },
    counting: {
      description: 'Every tab is asked what it is sending, and what is typed there.',
      invoke: {
        id: 'countWork',
        src: 'countWork',
        onDone: [
          { guard: { type: 'isFree', params: outputOf }, target: 'resting', actions: 'clear' },
          { target: 'asking', actions: { type: 'ask', params: outputOf } },
        ],
        // Work that cannot be counted keeps nobody from signing out: it stays on the device.
        onError: { target: 'resting', actions: 'clear' },
      },
    },
    asking: {
      description: 'A question says what is not sent.',
      on: {
        'app.event': [
          { guard: { type: 'isAgreed', params: eventOf }, target: 'resting', actions: 'clear' },
          { guard: { type: 'isOver', params: eventOf }, target: 'resting' },
        ],
      },
    },
  },
});
