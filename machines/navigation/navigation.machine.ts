import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { eventOf, outputOf } from '../lib/params.ts';
import { routeGuardMachine } from './route-guard.machine.ts';
import type { Verdict } from './route-guard.types.ts';
import { pathOrNull } from './location.ts';
import { followHistory, keepRedirect } from './navigation.ports.ts';
import type * as Types from './navigation.types.ts';
import { href } from './routes.ts';
import * as requests from './location-requests.ts';

type Popped = { path: string; steps: number };

/** Current location, owned by this chart alone; wouter reads it and requests changes here. */
export const navigationMachine = setup({
  types: {
    context: {} as Types.NavigationContext,
    input: {} as Types.NavigationInput,
    events: {} as Types.NavigationEvent,
    emitted: {} as Types.NavigationEmitted,
    children: {} as {
      routeGuard: 'routeGuard';
      followHistory: 'followHistory';
      keepRedirect: 'keepRedirect';
    },
  },
  actors: { routeGuard: routeGuardMachine, followHistory, keepRedirect },
  guards: {
    isHere: ({ context: { location } }, { path, steps }: Popped) =>
      steps === 0 && path === location?.path,
    isLosingWords: ({ context }, params: Verdict) => requests.losesWords(context, params),
    isRoutable: (_, params: { path: string | null }) => params.path !== null,
    hasLoggedIn: (_, params: Types.ViewerChange) => params.reason === 'login',
    hasExpired: (_, params: Types.ViewerChange) => params.reason === 'expired',
    hasLeft: (_, params: Types.ViewerChange) => params.viewer === null,
    isSomebodyElse: ({ context }, params: Types.ViewerChange) =>
      context.viewer !== null && context.viewer.id !== params.viewer?.id,
  },
  actions: {
    want: assign((_, params: Types.Wanted) => ({ wanted: params, refused: false })),
    wantSamePlace: assign(({ context }) => ({
      wanted: { path: context.location?.path ?? href('main'), arrival: 'replace' as const },
      refused: context.location?.refused ?? false,
    })),
    learnViewer: assign((_, params: Types.ViewerChange) => ({ viewer: params.viewer })),
    keepPlace: sendTo('keepRedirect', ({ context: { location, behind, viewer } }) => ({
      type: 'redirect.write',
      stored: requests.keptPath(behind ?? location?.path ?? null, viewer?.id ?? null),
    })),
    goBack: sendTo('followHistory', (_, params: { otherwise: string }) => ({
      type: 'entry.back',
      otherwise: params.otherwise,
    })),
    forgetRedirect: sendTo('keepRedirect', { type: 'redirect.write', stored: null }),
    writeRedirect: sendTo('keepRedirect', (_, params: Verdict) => ({
      type: 'redirect.write',
      stored: params.stored,
    })),
    writeHistory: sendTo('followHistory', (_, { wanted }: Verdict) => ({
      type: wanted.arrival === 'push' ? 'entry.push' : 'entry.replace',
      path: wanted.path,
    })),
    admit: assign(({ context }, params: Verdict) => ({
      location: requests.locationOf(context, params),
      behind: requests.behind(context, params),
    })),
    announce: emit(({ context }, params: Verdict) => ({
      type: 'location.admitted',
      location: context.location ?? requests.locationOf(context, params),
    })),
    holdMove: emit(({ context }, { wanted: { path } }: Verdict) => ({
      type: 'move.held',
      path,
      steps: context.wanted.steps ?? null,
    })),
    reportRoute: emit((_, params: { name: string }) => requests.unknownRoute(params.name)),
    reportTarget: enqueueActions(({ enqueue }, { unknown }: Verdict) => {
      if (unknown !== null) enqueue.emit(requests.unknownRoute(unknown));
    }),
  },
}).createMachine({
  id: 'navigation',
  description: 'Keeps the admitted location, and has every request for another one checked.',
  meta: { requirement: 'spec §2 routes, decisions §3' },
  context: ({ input }) => ({
    viewer: input.viewer,
    wanted: { path: href('main'), arrival: 'replace' },
    refused: false,
    location: null,
    behind: null,
  }),
  invoke: [
    { id: 'followHistory', src: 'followHistory' },
    { id: 'keepRedirect', src: 'keepRedirect' },
  ],
  on: {
    'location.requested': {
      target: '.guarding',
      actions: {
        type: 'want',
        params: ({ event: { path, replace } }) => ({ path, arrival: replace ? 'replace' : 'push' }),
      },
    },
    'route.requested': [
      {
        guard: { type: 'isRoutable', params: ({ event }) => ({ path: pathOrNull(event) }) },
        target: '.guarding',
        actions: {
          type: 'want',
          params: ({ event }) => ({ path: pathOrNull(event), arrival: 'push' }),
        },
      },
      { actions: { type: 'reportRoute', params: eventOf } },
    ],
    'return.requested': { actions: { type: 'goBack', params: eventOf } },
    'location.popped': {
      target: '.guarding',
      actions: {
        type: 'want',
        params: ({ event: { path, steps } }) => ({ path, steps, arrival: 'pop' }),
      },
    },
    'viewer.changed': [
      {
        guard: { type: 'hasLoggedIn', params: eventOf },
        target: '.guarding',
        actions: [
          { type: 'learnViewer', params: eventOf },
          { type: 'want', params: { path: null, arrival: 'replace' } },
        ],
      },
      {
        guard: { type: 'hasExpired', params: eventOf },
        target: '.guarding',
        actions: [
          'keepPlace',
          { type: 'learnViewer', params: eventOf },
          { type: 'want', params: { path: href('login'), arrival: 'push' } },
        ],
      },
      {
        guard: { type: 'hasLeft', params: eventOf },
        target: '.guarding',
        actions: [
          'forgetRedirect',
          { type: 'learnViewer', params: eventOf },
          { type: 'want', params: { path: href('main'), arrival: 'replace' } },
        ],
      },
      {
        guard: { type: 'isSomebodyElse', params: eventOf },
        target: '.guarding',
        actions: ['forgetRedirect', { type: 'learnViewer', params: eventOf }, 'wantSamePlace'],
      },
      {
        target: '.guarding',
        actions: [{ type: 'learnViewer', params: eventOf }, 'wantSamePlace'],
      },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The browser has not said yet with which path the page was opened.',
    },
    guarding: {
      description: 'A request is checked; the location that was admitted before stays.',
      invoke: {
        id: 'routeGuard',
        src: 'routeGuard',
        input: ({ context: { viewer, wanted, refused } }) => ({ viewer, wanted, refused }),
        onDone: [
          {
            guard: { type: 'isLosingWords', params: outputOf },
            target: 'resting',
            actions: { type: 'holdMove', params: outputOf },
          },
          {
            target: 'resting',
            actions: [
              { type: 'reportTarget', params: outputOf },
              { type: 'writeRedirect', params: outputOf },
              { type: 'writeHistory', params: outputOf },
              { type: 'admit', params: outputOf },
              { type: 'announce', params: outputOf },
            ],
          },
        ],
        onError: { target: 'resting' },
      },
    },
    resting: {
      description: 'The location is admitted and its screen may be drawn.',
      on: {
        'location.popped': {
          guard: { type: 'isHere', params: eventOf },
          description: 'A move that was held is taken back.',
        },
      },
    },
  },
});
