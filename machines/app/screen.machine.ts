import type { Location } from '../navigation/navigation.types.ts';
import type * as Types from './screen.types.ts';
import { screenSetup } from './screen.setup.ts';

const arrived = ({ event }: { event: { location: Location } }) => event;
const moved = ({ event: { location } }: { event: { location: Location } }) => ({
  appEvent: { type: 'location.changed', location } as const,
});
const loaded = ({ event }: { event: { output: Types.LoadedScreen } }) => event.output;

const expected = ({ context }: { context: Types.ScreenContext }) => {
  if (context.location === null) throw new Error('A screen is loaded for a location only.');
  return { location: context.location };
};
const dismissed = [
  { guard: 'hasBackground', target: 'mounted', actions: 'goBack' },
  { target: 'stranded' },
] as const;

/** The screen of the admitted location: its code is fetched, its actor lives until one leaves. */
export const screenMachine = screenSetup.createMachine({
  id: 'screen',
  description: 'Fetches, mounts and stops the screen of the admitted location.',
  meta: { requirement: 'spec §2 loading; decisions §1 release' },
  context: { location: null, mounted: null, covered: null, kept: [] },
  initial: 'empty',
  on: {
    'location.admitted': [
      {
        guard: { type: 'isOnScreen', params: arrived },
        target: '.mounted',
        actions: [
          { type: 'storeLocation', params: arrived },
          { type: 'updateMounted', params: arrived },
          { type: 'notifyScreen', params: moved },
        ],
      },
      {
        guard: { type: 'isOtherViewer', params: arrived },
        target: '.loading',
        actions: ['stopAll', { type: 'storeLocation', params: arrived }],
      },
      {
        guard: { type: 'isCovered', params: arrived },
        target: '.mounted',
        actions: [
          { type: 'storeLocation', params: arrived },
          { type: 'uncover', params: arrived },
          { type: 'notifyScreen', params: moved },
        ],
      },
      {
        guard: { type: 'isKept', params: arrived },
        target: '.mounted',
        actions: [
          'leave',
          { type: 'storeLocation', params: arrived },
          { type: 'restore', params: arrived },
          { type: 'notifyScreen', params: moved },
        ],
      },
      { target: '.loading', actions: { type: 'storeLocation', params: arrived } },
    ],
    'app.event': { actions: { type: 'notifyScreen', params: ({ event }) => event } },
    'child.emitted': {
      actions: { type: 'forward', params: ({ event }) => ({ emitted: event.emitted }) },
    },
  },
  states: {
    empty: { description: 'No location has been admitted yet.' },
    loading: {
      description: 'The code of the screen is on its way; the screen one leaves is still alive.',
      initial: 'quiet',
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: expected,
        onDone: {
          target: 'mounted',
          actions: ['leave', { type: 'mount', params: loaded }, 'subscribe'],
        },
        onError: { target: 'retrying' },
      },
      after: { chunkTimeout: { target: 'retrying' } },
      states: {
        quiet: {
          description: 'It may come at once, so what was shown stays on the page.',
          after: { patience: { target: 'slow' } },
        },
        slow: { description: 'It takes longer, which is said.', tags: 'busy' },
      },
    },
    retrying: {
      description: 'The code did not come and is asked for once more.',
      tags: 'busy',
      invoke: {
        id: 'loadScreen',
        src: 'loadScreen',
        input: expected,
        onDone: {
          target: 'mounted',
          actions: ['leave', { type: 'mount', params: loaded }, 'subscribe'],
        },
        onError: { target: 'outdated' },
      },
      after: { chunkTimeout: { target: 'outdated' } },
    },
    mounted: { description: 'The screen is on the page and its actor lives.' },
    outdated: {
      description: 'The code is gone from the server: there is a new version of the product.',
      on: {
        'page.reload': { target: 'reloading' },
        'notice.dismiss': dismissed,
      },
    },
    reloading: {
      description: 'The page is being opened anew, if nothing typed is lost by it.',
      tags: 'busy',
      invoke: { id: 'reloadPage', src: 'reloadPage', onError: { target: 'held' } },
    },
    held: {
      description: 'Something typed is not sent yet, so the page was not opened anew.',
      on: { 'notice.dismiss': dismissed },
    },
    stranded: {
      description: 'The screen is missing and there is none to go back to.',
      on: { 'screen.retry': { target: 'loading' } },
    },
  },
});
