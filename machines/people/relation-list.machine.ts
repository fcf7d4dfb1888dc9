import { pageOf } from '../lib/paged-list.ts';
import { eventOf, failureOf } from '../lib/params.ts';
import { forwarding } from '../parts/children.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { RelationStore } from './relation-store.ts';
import type { RelationListContext } from './relation-list.types.ts';
import { relationListSetup } from './relation-list.setup.ts';

const whole = ({ context }: { context: RelationListContext }) => ({
  list: context.list,
  after: null,
});

/** One list of people: loaded in two steps, searched locally, updated by its rows and by events. */
export const relationListMachine = relationListSetup.createMachine({
  id: 'relationList',
  description: 'A member looks through one of their lists of people, and acts on single rows.',
  meta: { requirement: 'spec §3 relation entry; contract §7 people' },
  type: 'parallel',
  context: ({ input, spawn }) => ({
    list: input.list,
    store: RelationStore.empty,
    look: { search: '', filter: 'all', sort: 'newest' },
    next: null,
    failure: null,
    parts: [],
    avatars: spawn('avatars', { id: 'avatars' }),
  }),
  on: {
    'people.seen': { actions: { type: 'notifyAvatars', params: eventOf } },
    'search.change': {
      actions: { type: 'storeLook', params: ({ event }) => ({ look: { search: event.text } }) },
    },
    'filter.choose': {
      actions: { type: 'storeLook', params: ({ event }) => ({ look: { filter: event.filter } }) },
    },
    'sort.choose': {
      actions: { type: 'storeLook', params: ({ event }) => ({ look: { sort: event.sort } }) },
    },
    'row.act': {
      guard: { type: 'hasRow', params: eventOf },
      actions: [
        { type: 'engage', params: eventOf },
        { type: 'order', params: eventOf },
      ],
    },
    'row.ask': {
      guard: { type: 'hasRow', params: eventOf },
      actions: { type: 'ask', params: eventOf },
    },
    'person.open': {
      guard: { type: 'hasRow', params: eventOf },
      actions: { type: 'openPerson', params: eventOf },
    },
    'message.write': { actions: { type: 'writeMessage', params: eventOf } },
    'dialog.answered': { actions: { type: 'notifyParts', params: eventOf } },
    'relation.changed': {
      actions: [
        { type: 'storeChange', params: eventOf },
        { type: 'notifyParts', params: eventOf },
      ],
    },
    ...forwarding,
  },
  states: {
    list: {
      description: 'What the list shows.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The latest hundred are on their way; skeletons stand in their place.',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'loadStart',
            src: 'loadStart',
            input: ({ context }) => ({ list: context.list }),
            onDone: {
              target: 'listed',
              actions: [{ type: 'storePage', params: pageOf }, 'announceRead'],
            },
            onError: [
              whenSignedOut('failed'),
              {
                target: 'failed',
                actions: [{ type: 'storeFailure', params: failureOf }, 'announceRead'],
              },
            ],
          },
        },
        listed: {
          description: 'People are shown, as far as they are in view.',
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasNoMatch', target: 'unmatched' },
          ],
        },
        unmatched: {
          description: 'There are people in the list, and nobody fits what is looked for.',
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasMatch', target: 'listed' },
          ],
        },
        empty: {
          description: 'Nobody is in the list; it says what would be here.',
          always: { guard: 'hasPeople', target: 'listed' },
        },
        failed: {
          description: 'The list could not be read at all.',
          on: { 'list.retry': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
        },
      },
    },
    rest: {
      description: 'Everybody after the first hundred.',
      initial: 'whole',
      states: {
        whole: {
          description: 'All that is known to exist is here.',
          always: { guard: 'hasRest', target: 'filling' },
        },
        filling: {
          description: 'Older rows are on their way while the first can be used already.',
          invoke: {
            id: 'loadRest',
            src: 'loadRest',
            input: ({ context }) => ({ list: context.list, after: context.next }),
            onDone: { target: 'whole', actions: { type: 'storeRest', params: pageOf } },
            onError: { target: 'interrupted' },
          },
        },
        interrupted: {
          description: 'Older rows did not come; a line says how many are missing.',
          on: { 'list.retry': { target: 'filling' }, 'connection.restored': { target: 'filling' } },
        },
      },
    },
    freshness: {
      description: 'Whether the list may have changed without an event.',
      initial: 'settled',
      states: {
        settled: {
          description: 'Changes arrive as they happen.',
          on: {
            'connection.caughtUp': { guard: 'isRead', target: 'checking' },
            'relation.changed': {
              guard: { type: 'isUnclear', params: eventOf },
              target: 'rereading',
            },
          },
        },
        checking: {
          description: 'The latest hundred are read again, to see whether anything was missed.',
          meta: { requirement: 'contract §3.5' },
          invoke: {
            id: 'checkStart',
            src: 'loadStart',
            input: ({ context }) => ({ list: context.list }),
            onDone: [
              { guard: { type: 'isOld', params: pageOf }, target: 'rereading' },
              { target: 'settled' },
            ],
            onError: { target: 'settled' },
          },
        },
        rereading: {
          description: 'Something was missed: all of the list is read again behind what is shown.',
          on: {
            'relation.changed': {
              guard: { type: 'isUnclear', params: eventOf },
              target: 'rereading',
              reenter: true,
            },
          },
          invoke: {
            id: 'rereadAll',
            src: 'loadRest',
            input: whole,
            onDone: { target: 'settled', actions: { type: 'storePage', params: pageOf } },
            onError: { target: 'settled' },
          },
        },
      },
    },
  },
});
