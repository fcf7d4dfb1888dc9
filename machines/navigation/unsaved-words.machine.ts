import { assign, emit, enqueueActions, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type { ConfirmInput } from '../modal/dialog-token.types.ts';
import { awaitReturn } from './back-hold.ports.ts';
import { moveSteps } from './unsaved-words.ports.ts';
import type * as Types from './unsaved-words.types.ts';

type Context = Types.UnsavedWordsContext;
type Said = Pick<Extract<Types.UnsavedWordsEvent, { type: 'app.event' }>, 'appEvent'>;

const question = 'unsaved-words';
const texts: ConfirmInput = {
  title: 'modal.unsavedWords.title',
  body: 'modal.unsavedWords.body',
  confirm: 'modal.unsavedWords.leave',
  cancel: 'modal.unsavedWords.stay',
  tone: 'negative',
};

const stepsOf = ({ move }: Context): number => move?.steps ?? 0;
const taken = { target: 'asking' } as const;
const stored = { type: 'storeMove', params: eventOf } as const;
const held = [
  { guard: { type: 'isStep', params: eventOf }, target: 'returning', actions: stored },
  { target: 'asking', actions: stored },
] as const;
const leaving = [
  { guard: 'isBack', target: 'stepping', actions: 'abandon' },
  { target: 'resting', actions: ['abandon', 'go'] },
] as const;

/** A move within the app that would lose what is typed on the page waits for the person's answer. */
export const unsavedWordsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Types.UnsavedWordsEvent,
    emitted: {} as Types.UnsavedWordsEmitted,
    children: {} as {
      stepBack: 'moveSteps';
      stepOn: 'moveSteps';
      awaitReturn: 'awaitReturn';
    },
  },
  actors: { moveSteps, awaitReturn },
  guards: {
    /** Back or Forward: the address has changed already. */
    isStep: (_, { steps }: Types.HeldMove) => steps !== null,
    isBack: ({ context }) => stepsOf(context) < 0,
    isAgreed: (_, { appEvent: { type, id, answer } }: Said) =>
      type === 'dialog.answered' && id === question && answer?.kind === 'confirmed',
    /** The person stays, or the session ended: nobody is asked any longer. */
    isOver: (_, { appEvent: { type, id } }: Said) =>
      (type === 'dialog.answered' && id === question) || type === 'session.changed',
  },
  actions: {
    storeMove: assign((_, { path, steps }: Types.HeldMove) => ({ move: { path, steps } })),
    ask: emit({ type: 'dialog.requested', id: question, dialog: 'confirm', input: texts }),
    abandon: emit({ type: 'words.abandoned' }),
    /** The question took the place of the entries that Forward led to, so those are made anew. */
    go: enqueueActions(({ context: { move }, enqueue }) => {
      if (move) enqueue.emit({ type: 'location.requested', path: move.path });
    }),
  },
}).createMachine({
  id: 'unsavedWords',
  description: 'Asks before a way out of the page loses what is typed there.',
  meta: { requirement: 'spec §2 settings; design screens §17 leaving' },
  context: { move: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No move waits.',
      on: { 'move.held': held },
    },
    returning: {
      description: 'Back or Forward is taken back, so that the address is that of the page.',
      invoke: {
        id: 'stepBack',
        src: 'moveSteps',
        input: ({ context }) => ({ steps: -stepsOf(context) }),
        onDone: taken,
        onError: taken,
      },
    },
    asking: {
      description: 'A question says that what is typed will be lost.',
      entry: 'ask',
      on: {
        'move.held': { actions: stored },
        'app.event': [
          { guard: { type: 'isAgreed', params: eventOf }, target: 'closing' },
          { guard: { type: 'isOver', params: eventOf }, target: 'resting' },
        ],
      },
    },
    closing: {
      description: 'The person leaves; the question gives its entry of history back first.',
      invoke: {
        id: 'awaitReturn',
        src: 'awaitReturn',
        onDone: leaving,
        onError: leaving,
      },
    },
    stepping: {
      description: 'The browser goes back to where the person wanted.',
      invoke: {
        id: 'stepOn',
        src: 'moveSteps',
        input: ({ context }) => ({ steps: stepsOf(context) }),
        onDone: { target: 'resting' },
        onError: { target: 'resting' },
      },
    },
  },
});
