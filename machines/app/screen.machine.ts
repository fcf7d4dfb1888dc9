import { assign, emit, enqueueActions, setup, type ProvidedActor, type Spawner } from 'xstate';
import { relay } from '../lib/relay.ts';
import type { Location } from '../navigation/navigation.types.ts';
import { loadScreen, reloadPage } from './screen.ports.ts';
import type * as Types from './screen.types.ts';

const mostKept = 3;
const isSamePlace = ({ location: one }: Types.MountedScreen, other: Location) =>
  one.name === other.name &&
  one.viewer?.id === other.viewer?.id &&
  JSON.stringify(one.params) === JSON.stringify(other.params);
const arrived = ({ event }: { event: { location: Location } }) => event;
const moved = ({ event: { location } }: { event: { location: Location } }) => ({
  told: { type: 'location.changed', location } as const,
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
export const screenMachine = setup({
  types: {
    context: {} as Types.ScreenContext,
    events: {} as Types.ScreenEvent,
    emitted: {} as Types.ScreenEmitted,
    children: {} as { loadScreen: 'loadScreen'; reloadPage: 'reloadPage' },
  },
  actors: { loadScreen, reloadPage },
  guards: {
    /** Another query or fragment of the same place leaves the screen alone. */
    isOnScreen: ({ context: { mounted } }, { location }: { location: Location }) =>
      mounted !== null && isSamePlace(mounted, location),
    isKept: ({ context: { kept } }, { location }: { location: Location }) =>
      location.arrival === 'pop' && kept.some((screen) => isSamePlace(screen, location)),
    hasBackground: ({ context }) => context.mounted !== null,
    isOtherViewer: ({ context: { mounted } }, { location }: { location: Location }) =>
      mounted !== null && mounted.location.viewer?.id !== location.viewer?.id,
  },
  actions: {
    storeLocation: assign((_, params: { location: Location }) => params),
    updateMounted: assign(({ context: { mounted } }, { location }: { location: Location }) => ({
      mounted: mounted && { ...mounted, location },
    })),
    tellScreen: ({ context }, params: { told: Types.ScreenNews }) => {
      context.mounted?.actor.send(params.told);
    },
    mount: assign(({ context: { location }, spawn }, params: Types.LoadedScreen) => {
      if (location === null) return {};
      // The logic is loaded, so its name cannot be declared; an id keeps it recognisable.
      const actor = (spawn as Spawner<ProvidedActor>)(params.logic, {
        id: `screen-${location.visit}`,
        input: params.input,
      });
      const { title, view, keeps } = params;
      return { mounted: { title, view, keeps, actor, location } };
    }),
    hear: ({ context, self }) => {
      if (context.mounted) relay(context.mounted.actor, self);
    },
    /** A screen that keeps waits for Back; any other is stopped, and so is its own older copy. */
    leave: enqueueActions(({ context: { mounted, kept }, enqueue }) => {
      if (mounted === null) return;
      const others = kept.filter((screen) => !isSamePlace(screen, mounted.location));
      const waiting = mounted.keeps ? [...others, mounted].slice(-mostKept) : kept;
      for (const screen of [...kept, mounted]) {
        if (!waiting.includes(screen)) enqueue.stopChild(screen.actor);
      }
      enqueue.assign({ mounted: null, kept: waiting });
    }),
    bringBack: assign(({ context: { kept } }, { location }: { location: Location }) => {
      const found = kept.find((screen) => isSamePlace(screen, location));
      return {
        mounted: found ? { ...found, location } : null,
        kept: kept.filter((screen) => screen !== found),
      };
    }),
    stopAll: enqueueActions(({ context: { mounted, kept }, enqueue }) => {
      for (const screen of mounted ? [...kept, mounted] : kept) enqueue.stopChild(screen.actor);
      enqueue.assign({ mounted: null, kept: [] });
    }),
    passOn: emit((_, params: { emitted: Types.ScreenEmitted }) => params.emitted),
    goBack: emit(({ context }) => ({
      type: 'location.requested',
      path: context.mounted?.location.path ?? '/',
      replace: true,
    })),
  },
  delays: { patience: 200, chunkTimeout: 120_000 },
}).createMachine({
  id: 'screen',
  description: 'Fetches, mounts and stops the screen of the admitted location.',
  meta: { requirement: 'spec §2 loading; decisions §1 release' },
  context: { location: null, mounted: null, kept: [] },
  initial: 'empty',
  on: {
    'location.admitted': [
      {
        guard: { type: 'isOnScreen', params: arrived },
        target: '.mounted',
        actions: [
          { type: 'storeLocation', params: arrived },
          { type: 'updateMounted', params: arrived },
          { type: 'tellScreen', params: moved },
        ],
      },
      {
        guard: { type: 'isOtherViewer', params: arrived },
        target: '.loading',
        actions: ['stopAll', { type: 'storeLocation', params: arrived }],
      },
      {
        guard: { type: 'isKept', params: arrived },
        target: '.mounted',
        actions: [
          'leave',
          { type: 'storeLocation', params: arrived },
          { type: 'bringBack', params: arrived },
          { type: 'tellScreen', params: moved },
        ],
      },
      { target: '.loading', actions: { type: 'storeLocation', params: arrived } },
    ],
    'news.told': { actions: { type: 'tellScreen', params: ({ event }) => event } },
    'part.emitted': {
      actions: { type: 'passOn', params: ({ event }) => ({ emitted: event.emitted }) },
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
          actions: ['leave', { type: 'mount', params: loaded }, 'hear'],
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
          actions: ['leave', { type: 'mount', params: loaded }, 'hear'],
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
