import { eventOf, outputOf } from '../lib/params.ts';
import { forwarding } from '../parts/children.ts';
import type { Location } from '../navigation/navigation.types.ts';
import type * as Types from './screen.types.ts';
import { screenSetup } from './screen.setup.ts';

type AppEvent = Extract<Types.ScreenEvent, { type: 'app.event' }>;

const moved = ({ event: { location } }: { event: { location: Location } }) => ({
  appEvent: { type: 'location.changed', location } as const,
});
const compared = ({ event }: { event: { output: Types.ReleaseFinding } }) => ({
  finding: event.output,
});

const expected = ({ context }: { context: Types.ScreenContext }) => {
  if (context.location === null) throw new Error('A screen is loaded for a location only.');
  return { location: context.location };
};
/** Asks for the code of the screen, and mounts it; `refused` is the `onError`. */
const fetching = <const Refused>(refused: Refused) =>
  ({
    id: 'loadScreen',
    src: 'loadScreen',
    input: expected,
    onDone: {
      target: 'mounted',
      actions: ['leave', { type: 'mount', params: outputOf<Types.LoadedScreen> }],
    },
    onError: refused,
  }) as const;
const dismissed = [
  { guard: 'hasBackground', target: 'mounted', actions: 'goBack' },
  { target: 'stranded' },
] as const;

/** The server answers again; the screens that are alive get the event too, as everywhere. */
const restored = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isRestored', params: eventOf<AppEvent> },
    target,
    reenter: true,
    actions: { type: 'notifyScreen', params: eventOf<AppEvent> },
  }) as const;

/** Waits for the server, and asks by itself: at its return, and every few seconds. */
const waiting = <State extends 'offline' | 'unreachable'>(state: State, description: string) =>
  screenSetup.createStateConfig({
    description,
    invoke: fetching({ description: 'It is asked again after a pause.' }),
    after: { pause: { target: state, reenter: true } },
    on: { 'app.event': restored(state), 'notice.dismiss': dismissed[0] },
  });

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
        guard: { type: 'isOnScreen', params: eventOf },
        target: '.mounted',
        actions: [
          { type: 'storeLocation', params: eventOf },
          { type: 'updateMounted', params: eventOf },
          { type: 'notifyScreen', params: moved },
        ],
      },
      {
        guard: { type: 'isOtherViewer', params: eventOf },
        target: '.loading',
        actions: ['stopAll', { type: 'storeLocation', params: eventOf }],
      },
      {
        guard: { type: 'isCovered', params: eventOf },
        target: '.mounted',
        actions: [
          { type: 'storeLocation', params: eventOf },
          { type: 'uncover', params: eventOf },
          { type: 'notifyScreen', params: moved },
        ],
      },
      {
        guard: { type: 'isKept', params: eventOf },
        target: '.mounted',
        actions: [
          'leave',
          { type: 'storeLocation', params: eventOf },
          { type: 'restore', params: eventOf },
          { type: 'notifyScreen', params: moved },
        ],
      },
      { target: '.loading', actions: { type: 'storeLocation', params: eventOf } },
    ],
    'routes.absent': {
      guard: { type: 'isAbsent', params: eventOf },
      target: '.loading',
      actions: 'stopAll',
    },
    'app.event': { actions: { type: 'notifyScreen', params: eventOf } },
    ...forwarding,
  },
  states: {
    empty: { description: 'No location has been admitted yet.' },
    loading: {
      description: 'The code of the screen is on its way; the screen one leaves is still alive.',
      initial: 'quiet',
      invoke: fetching({ target: 'retrying' }),
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
      invoke: fetching({ target: 'diagnosing' }),
      after: { chunkTimeout: { target: 'diagnosing' } },
    },
    diagnosing: {
      description: 'The code did not come twice: the server is asked which release it has.',
      tags: 'busy',
      invoke: {
        id: 'compareRelease',
        src: 'compareRelease',
        onDone: [
          { guard: { type: 'isNewer', params: compared }, target: 'outdated' },
          { guard: { type: 'isOffline', params: compared }, target: 'offline' },
          { guard: { type: 'isUnreachable', params: compared }, target: 'unreachable' },
          { target: 'stranded' },
        ],
        onError: { target: 'unreachable' },
      },
      exit: 'announceLoss',
    },
    mounted: { description: 'The screen is on the page and its actor lives.' },
    outdated: {
      description: 'The server has another release, which has other files.',
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
      description: 'One file of this release did not come; it is asked for again.',
      on: {
        'screen.retry': { target: 'loading' },
        'notice.dismiss': dismissed[0],
        'app.event': restored('loading'),
      },
    },
    offline: waiting('offline', 'The device has no network: the screen opens when it has one.'),
    unreachable: waiting(
      'unreachable',
      'The server gives no useful answer: the screen opens when it does.',
    ),
  },
});
