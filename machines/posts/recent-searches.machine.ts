import { assign, sendTo, setup } from 'xstate';
import { eventOf } from '../lib/params.ts';
import { keepSearches } from './recent-searches.ports.ts';
import type {
  RecentSearchesContext,
  RecentSearchesEvent,
  RecentSearchesInput,
} from './recent-searches.types.ts';

type Words = { words: string };

/** Searches that are kept at most. */
const most = 8;

const plain = (words: string) => words.toLocaleLowerCase('en');

/** The latest first; words that it only adds letters to were typed on the way to it. */
const withSearch = (searches: readonly string[], words: string): readonly string[] =>
  [words, ...searches.filter((one) => !plain(words).startsWith(plain(one)))].slice(0, most);

/** Recent searches on this device, of a member or of a guest. */
export const recentSearchesMachine = setup({
  types: {
    context: {} as RecentSearchesContext,
    input: {} as RecentSearchesInput,
    events: {} as RecentSearchesEvent,
    children: {} as { keepSearches: 'keepSearches' },
  },
  actors: { keepSearches },
  guards: { isOn: (_, { isOn }: { isOn: boolean }) => isOn },
  actions: {
    storeRead: assign((_, { searches }: { searches: readonly string[] }) => ({ searches })),
    put: assign(({ context }, { words }: Words) => ({
      searches: withSearch(context.searches, words),
    })),
    drop: assign(({ context }, { words }: Words) => ({
      searches: context.searches.filter((one) => one !== words),
    })),
    dropAll: assign({ searches: [] }),
    write: sendTo('keepSearches', ({ context: { searches } }) => ({
      type: 'searches.write',
      searches,
    })),
  },
}).createMachine({
  id: 'recentSearches',
  description: 'Recent searches stay on this device, and go one by one or all at once.',
  meta: { requirement: 'issue 37 explore' },
  context: ({ input: { viewerId } }) => ({ viewerId, searches: [] }),
  invoke: {
    id: 'keepSearches',
    src: 'keepSearches',
    input: ({ context: { viewerId } }) => ({ viewerId }),
  },
  initial: 'shown',
  on: {
    'searches.read': { actions: { type: 'storeRead', params: eventOf } },
    'discreet.changed': [
      { guard: { type: 'isOn', params: eventOf }, target: '.hidden' },
      { target: '.shown' },
    ],
  },
  states: {
    shown: {
      description: 'Recent searches are offered, and each new one is kept.',
      on: {
        'search.found': { actions: [{ type: 'put', params: eventOf }, 'write'] },
        'search.remove': { actions: [{ type: 'drop', params: eventOf }, 'write'] },
        'searches.clear': { actions: ['dropAll', 'write'] },
      },
    },
    hidden: { description: 'In discreet mode none is shown, and none is kept.' },
  },
});
