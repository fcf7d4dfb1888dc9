import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { keepForms } from './parked-forms.ports.ts';
import type * as Types from './parked-forms.types.ts';

type Context = Types.ParkedFormsContext;
type Changed = Pick<
  Extract<Types.ParkedFormsEvent, { type: 'viewer.changed' }>,
  'viewer' | 'reason'
>;
type Named = { form: string };

const without = (forms: Context['live'], form: string): Context['live'] =>
  new Map([...forms].filter(([name]) => name !== form));

const isSame = (one: Types.ParkedForm, other: Types.ParkedForm): boolean =>
  one.ownerId === other.ownerId &&
  one.form === other.form &&
  JSON.stringify([...one.values]) === JSON.stringify([...other.values]);

const waiting = ({ userId, parked }: Context, form: string): Types.ParkedForm | undefined =>
  parked.find((one) => one.ownerId === userId && one.form === form);

/** Returns the values that the present user had typed into a form before their session ended. */
export const parkedValues = (context: Context, form: string): Types.TypedValues | null =>
  waiting(context, form)?.values ?? null;

/**
 * Drafts of half-typed forms: the end of a session, by itself or by a logout in any tab, closes their
 * screens, and the same member gets the drafts back; another member discards them.
 */
export const parkedFormsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Types.ParkedFormsEvent,
    children: {} as { keepForms: 'keepForms' },
  },
  actors: { keepForms },
  guards: {
    /** The member is gone, and was typing. */
    isInterrupted: ({ context: { userId, live } }, { viewer }: Changed) =>
      viewer?.id !== userId && userId !== null && live.size > 0,
    isParked: ({ context: { parked } }) => parked.length > 0,
    isEmpty: ({ context: { parked } }) => parked.length === 0,
  },
  actions: {
    storeViewer: assign(({ context: { parked } }, { viewer }: Changed) => ({
      userId: viewer?.id ?? null,
      // Another member finds nothing of those before, nor do these find it again after them.
      parked: viewer === null ? parked : parked.filter(({ ownerId }) => ownerId === viewer.id),
    })),
    storeForm: assign(({ context: { live } }, params: Named & Types.LiveForm) => ({
      live: new Map(live).set(params.form, {
        values: params.values,
        isPrivate: params.isPrivate,
        outlivesPage: params.outlivesPage,
      }),
    })),
    dropPage: assign(({ context: { live } }) => ({
      live: new Map([...live].filter(([, { outlivesPage }]) => outlivesPage)),
    })),
    dropForm: assign(({ context: { live } }, { form }: Named) => ({ live: without(live, form) })),
    storeFound: assign(({ context }, { parked }: Pick<Types.FormsFound, 'parked'>) => {
      const own = context.parked.filter(({ isOwn }) => isOwn);
      return { parked: [...own, ...parked.filter((one) => !own.some((it) => isSame(it, one)))] };
    }),
    park: enqueueActions(({ context: { userId, live, parked }, enqueue }) => {
      const ownerId = userId ?? 0;
      const fresh = [...live].map(([form, { values, isPrivate }]) => ({
        kept: { ownerId, form, values, isOwn: true },
        isPrivate,
      }));
      const others = parked.filter((one) => !fresh.some(({ kept }) => isSame(kept, one)));
      enqueue.assign({ parked: [...fresh.map(({ kept }) => kept), ...others] });
      enqueue.sendTo('keepForms', {
        type: 'forms.keep',
        parked: fresh.filter(({ isPrivate }) => !isPrivate).map(({ kept }) => kept),
      });
    }),
    dropKept: sendTo('keepForms', ({ context }, { form }: Named) => ({
      type: 'form.drop' as const,
      parked: waiting(context, form) ?? {
        ownerId: 0,
        form,
        values: new Map<string, string>(),
        isOwn: true,
      },
    })),
    unpark: assign(({ context }, { form }: Named) => {
      const found = waiting(context, form);
      return { parked: context.parked.filter((one) => one !== found) };
    }),
  },
}).createMachine({
  id: 'parkedForms',
  description: 'Keeps what a member was typing when their session ended, for them alone.',
  meta: { requirement: 'spec §4 session expiry; decisions §11 logging out' },
  context: { userId: null, live: new Map(), parked: [] },
  invoke: { id: 'keepForms', src: 'keepForms' },
  initial: 'empty',
  on: {
    'form.edited': { actions: { type: 'storeForm', params: eventOf } },
    'form.closed': { actions: { type: 'dropForm', params: eventOf } },
    'words.abandoned': { actions: 'dropPage' },
    'forms.found': { actions: { type: 'storeFound', params: eventOf } },
    'viewer.changed': [
      {
        guard: { type: 'isInterrupted', params: eventOf },
        actions: ['park', { type: 'storeViewer', params: eventOf }],
      },
      { actions: { type: 'storeViewer', params: eventOf } },
    ],
  },
  states: {
    empty: {
      description: 'Nobody waits for what they typed.',
      always: { guard: 'isParked', target: 'parked' },
    },
    parked: {
      description: 'Words of a member whose session ended wait for the same member.',
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'form.restored': {
          actions: [
            { type: 'dropKept', params: eventOf },
            { type: 'unpark', params: eventOf },
          ],
        },
      },
    },
  },
});
