import { assign, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import type * as Types from './parked-forms.types.ts';

type Context = Types.ParkedFormsContext;
type Changed = Pick<
  Extract<Types.ParkedFormsEvent, { type: 'viewer.changed' }>,
  'viewer' | 'reason'
>;
type Named = { form: string };

const without = (forms: Types.TypedForms, form: string): Types.TypedForms =>
  new Map([...forms].filter(([name]) => name !== form));

/** What the one who is here now was typing into a form before their session expired. */
export const parkedValues = (
  { userId, parked }: Context,
  form: string,
): Types.TypedValues | null =>
  parked !== null && parked.ownerId === userId ? (parked.forms.get(form) ?? null) : null;

/**
 * Drafts of half-typed forms, in memory only: an expired session closes their screens, and the same
 * member gets the drafts back; a logout or another member discards them.
 */
export const parkedFormsMachine = setup({
  types: { context: {} as Context, events: {} as Types.ParkedFormsEvent },
  guards: {
    /** A member's session expired while they were typing. */
    isInterrupted: ({ context: { userId, live } }, { viewer, reason }: Changed) =>
      viewer === null && reason === 'expired' && userId !== null && live.size > 0,
    isSomebodyElse: ({ context: { parked } }, { viewer }: Changed) =>
      viewer !== null && viewer.id !== parked?.ownerId,
    /** A member left by hand, here or in another tab. */
    isLogout: ({ context: { userId } }, { viewer, reason }: Changed) =>
      viewer === null && reason !== 'expired' && userId !== null,
  },
  actions: {
    storeViewer: assign((_, { viewer }: Changed) => ({ userId: viewer?.id ?? null })),
    storeForm: assign(({ context: { live } }, params: Named & { values: Types.TypedValues }) => ({
      live: new Map(live).set(params.form, params.values),
    })),
    dropForm: assign(({ context: { live } }, { form }: Named) => ({ live: without(live, form) })),
    park: assign(({ context: { userId, live } }) => ({
      parked: userId === null ? null : { ownerId: userId, forms: live },
    })),
    unpark: assign(({ context: { parked } }, { form }: Named) => ({
      parked: parked && { ...parked, forms: without(parked.forms, form) },
    })),
    discard: assign({ parked: null }),
  },
}).createMachine({
  id: 'parkedForms',
  description: 'Keeps what a member was typing when their session expired, for them alone.',
  meta: { requirement: 'spec §4 session expiry' },
  context: { userId: null, live: new Map(), parked: null },
  initial: 'empty',
  on: {
    'form.edited': { actions: { type: 'storeForm', params: eventOf } },
    'form.closed': { actions: { type: 'dropForm', params: eventOf } },
  },
  states: {
    empty: {
      description: 'Nobody waits for what they typed.',
      on: {
        'viewer.changed': [
          {
            guard: { type: 'isInterrupted', params: eventOf },
            target: 'parked',
            actions: ['park', { type: 'storeViewer', params: eventOf }],
          },
          { actions: { type: 'storeViewer', params: eventOf } },
        ],
      },
    },
    parked: {
      description: 'Words of a member whose session expired wait for the same member.',
      on: {
        'form.restored': { actions: { type: 'unpark', params: eventOf } },
        'viewer.changed': [
          {
            guard: { type: 'isInterrupted', params: eventOf },
            actions: ['park', { type: 'storeViewer', params: eventOf }],
          },
          {
            guard: { type: 'isSomebodyElse', params: eventOf },
            target: 'empty',
            actions: ['discard', { type: 'storeViewer', params: eventOf }],
          },
          {
            guard: { type: 'isLogout', params: eventOf },
            target: 'empty',
            actions: ['discard', { type: 'storeViewer', params: eventOf }],
          },
          { actions: { type: 'storeViewer', params: eventOf } },
        ],
      },
    },
  },
});
