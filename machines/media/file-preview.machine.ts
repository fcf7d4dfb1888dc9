import { assign, emit, setup, stateIn } from 'xstate';
import { waitActions } from '../lib/attempt.ts';
import { atOnceGuards, atOnceStates, putBack, withChoice, type Chosen } from '../parts/at-once.ts';
import { savePreview } from './file-preview.ports.ts';
import type * as Types from './file-preview.types.ts';

type Context = Types.FilePreviewContext;
type Offer = Types.PreviewOffer;

const choices = atOnceStates<Offer>()({ send: 'savePreview', stored: ['announceChange'] }, {});

/** The switch that lets the first seconds of one's own video be watched while it is locked. */
export const filePreviewMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Types.FilePreviewInput,
    events: {} as Types.FilePreviewEvent,
    emitted: {} as Types.FilePreviewEmitted,
    children: {} as { savePreview: 'savePreview' },
  },
  actors: { savePreview },
  guards: { ...atOnceGuards, isBehind: stateIn({ saving: 'behind' }) },
  actions: {
    storeChoice: assign(({ context }, chosen: Chosen<Offer>) => withChoice({ context }, chosen)),
    storeKept: assign((_, kept: Offer) => ({ kept })),
    putBack: assign(({ context }) => putBack({ context })),
    ...waitActions<Context, Types.FilePreviewEvent>(),
    announceBegin: emit({ type: 'preview.begun' }),
    announceEnd: emit({ type: 'preview.ended' }),
    announceChange: emit(({ context: { kept } }) => ({
      type: 'preview.changed' as const,
      preview: kept.isOffered ? ('on' as const) : ('off' as const),
    })),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'filePreview',
  description: 'A creator lets the first seconds of a video be watched before it is unlocked.',
  meta: { requirement: 'issue 40 player captions; screens §8' },
  context: ({ input }) => ({ ...input, wanted: input.kept, secondsLeft: 0 }),
  initial: 'resting',
  states: {
    ...choices,
    saving: {
      ...choices.saving,
      entry: 'announceBegin',
      exit: 'announceEnd',
      invoke: {
        ...choices.saving.invoke,
        input: ({ context: { hash, wanted } }: { context: Context }) => ({ hash, ...wanted }),
      },
    },
  },
});
