import { assign, setup } from 'xstate';
import { toFailure } from '../lib/failure.ts';
import { outputOf } from '../lib/params.ts';
import { newPostOpeningMachine } from './new-post-opening.machine.ts';
import { ownPostOpeningMachine } from './own-post-opening.machine.ts';
import { loadFeePercent } from './post-opening.ports.ts';
import type * as Types from './post-opening.types.ts';

/** Transitions of a search: to `known` with its result, to `failed` with its reason. */
const searched = {
  onDone: [
    {
      guard: { type: 'hasFailed', params: outputOf },
      target: '#postOpening.failed',
      actions: { type: 'storeEnd', params: outputOf },
    },
    { target: 'known', actions: { type: 'storeEnd', params: outputOf } },
  ],
  onError: '#postOpening.failed',
} as const;

/** Finds what an earlier visit, another device or the server holds of a post. */
export const postOpeningMachine = setup({
  types: {
    context: {} as Types.PostOpeningContext,
    input: {} as Types.PostOpeningInput,
    output: {} as Types.SearchEnd<Types.OpenedPost>,
    children: {} as {
      newPostOpening: 'newPostOpening';
      ownPostOpening: 'ownPostOpening';
      loadFeePercent: 'loadFeePercent';
    },
  },
  actors: {
    newPostOpening: newPostOpeningMachine,
    ownPostOpening: ownPostOpeningMachine,
    loadFeePercent,
  },
  guards: {
    isNew: ({ context }) => context.postId === null,
    canSell: ({ context }) => context.maySell,
    hasFailed: (_, { kind }: Types.SearchEnd) => kind === 'failed',
  },
  actions: {
    storeEnd: assign((_, end: Types.SearchEnd) =>
      end.kind === 'found' ? { found: end.found } : { failure: end.failure },
    ),
    storeFee: assign((_, feePercent: number) => ({ feePercent })),
  },
}).createMachine({
  id: 'postOpening',
  description: 'What is unfinished of a post is looked for, and what its price would bring.',
  meta: { requirement: 'decisions §11 drafts; issue 17: a draft is never lost' },
  context: ({ input }) => ({ ...input, found: null, failure: null, feePercent: null }),
  output: ({ context: { found, failure, feePercent } }) =>
    found
      ? { kind: 'found', found: { ...found, feePercent } }
      : { kind: 'failed', failure: toFailure(failure) },
  initial: 'searching',
  states: {
    searching: {
      description: 'The post and the fee are asked for side by side.',
      type: 'parallel',
      onDone: 'found',
      states: {
        post: {
          description: 'What is unfinished of it, on this device and at the server.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'The address says whether it is a new one.',
              always: [{ guard: 'isNew', target: 'resuming' }, { target: 'finding' }],
            },
            resuming: {
              description: 'What an earlier visit left of a new post is looked for.',
              invoke: {
                id: 'newPostOpening',
                src: 'newPostOpening',
                input: ({ context: { author } }) => ({ author }),
                ...searched,
              },
            },
            finding: {
              description: 'The post of the address is looked for.',
              invoke: {
                id: 'ownPostOpening',
                src: 'ownPostOpening',
                input: ({ context: { author, username, postId } }) => ({
                  author,
                  username,
                  postId: postId ?? 0,
                }),
                ...searched,
              },
            },
            known: { description: 'It is known what the fields begin with.', type: 'final' },
          },
        },
        fee: {
          description: 'What the site keeps of a price.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Who may not sell is asked for no price.',
              always: [{ guard: 'canSell', target: 'asking' }, { target: 'settled' }],
            },
            asking: {
              description: 'The server is asked for its share.',
              invoke: {
                id: 'loadFeePercent',
                src: 'loadFeePercent',
                onDone: { target: 'settled', actions: { type: 'storeFee', params: outputOf } },
                // Without an answer the sentence about it is left out.
                onError: 'settled',
              },
            },
            settled: { description: 'It is known, or left out.', type: 'final' },
          },
        },
      },
    },
    found: { description: 'The post can be shown.', type: 'final' },
    failed: { description: 'Nothing can be shown, and the reason is known.', type: 'final' },
  },
});
