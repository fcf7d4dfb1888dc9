import { assign, setup } from 'xstate';
import { outputOf } from '../lib/params.ts';
import type * as Types from './route-guard.types.ts';
import { recallRedirects } from './navigation.ports.ts';
import type { Recollection } from './navigation.types.ts';
import { href, pathOf } from './routes.ts';
import * as rules from './rules.ts';
import * as requests from './location-requests.ts';

/** Checks one location request by the six route guards before it is drawn (spec §2). */
export const routeGuardMachine = setup({
  types: {
    context: {} as Types.RouteGuardContext,
    input: {} as Types.RouteGuardInput,
    output: {} as Types.Verdict,
    children: {} as { recallRedirects: 'recallRedirects' },
  },
  actors: { recallRedirects },
  guards: {
    hasKnownTarget: ({ context }) => requests.targetPath(context) !== null,
    hasUnknownTarget: ({ context }) => context.target !== null,
    isWhereverLoginLeads: ({ context }) => context.wanted.path === null,
    isMemberRouteOfGuest: ({ context }) => rules.needsMember(requests.caseOf(context)),
    isUnverified: ({ context }) => rules.needsVerification(requests.caseOf(context)),
    isDeleted: ({ context }) => rules.needsReactivation(requests.caseOf(context)),
    isGuestRouteOfMember: ({ context }) => rules.needsGuest(requests.caseOf(context)),
    isVerifiedOnTheWay: ({ context }) => rules.resumesJourney(requests.caseOf(context)),
    isParent: ({ context }) => rules.childOf(requests.caseOf(context)) !== null,
    isStoredReached: ({ context }) =>
      rules.isReached(context.stored, context.wanted.path, context.viewer),
  },
  actions: {
    recall: assign((_, params: Recollection) => params),
    followTarget: assign(({ context }) => ({
      wanted: requests.insteadOf(context.wanted, requests.targetPath(context) ?? href('main')),
      target: null,
    })),
    dropTarget: assign(({ context }) => ({ target: null, unknown: context.target })),
    goWhereLoginLeads: assign(({ context }) => ({
      wanted: requests.insteadOf(context.wanted, requests.afterLogin(context)),
      stored: rules.isUsable(context.stored, context.viewer) ? context.stored : null,
    })),
    goTo: assign(({ context }, params: { path: string }) => ({
      wanted: requests.insteadOf(context.wanted, params.path),
    })),
    keepRequest: assign(({ context }) => ({
      stored: requests.keptPath(context.wanted.path, null),
      refused: true,
    })),
    resumeJourney: assign(({ context }) => ({
      wanted: requests.insteadOf(context.wanted, context.stored?.path ?? href('main')),
    })),
    openChild: assign(({ context }) => ({
      wanted: requests.insteadOf(
        context.wanted,
        pathOf(rules.childOf(requests.caseOf(context)) ?? 'main', {}),
      ),
    })),
    dropStored: assign({ stored: null }),
  },
}).createMachine({
  id: 'routeGuard',
  description: 'Checks one location request against the six rules, in their order.',
  meta: { requirement: 'spec §2 navigation guard order' },
  context: ({ input }) => ({
    ...input,
    target: null,
    stored: null,
    unknown: null,
    isTyped: false,
  }),
  output: ({ context: { wanted, stored, refused, unknown, isTyped } }) => ({
    wanted: { ...wanted, path: wanted.path ?? href('main') },
    stored,
    refused,
    unknown,
    isTyped,
  }),
  initial: 'consulting',
  states: {
    consulting: {
      description: 'The browser is asked for the redirect cookie and the stored redirect.',
      invoke: {
        id: 'recallRedirects',
        src: 'recallRedirects',
        onDone: {
          target: 'followingTarget',
          actions: { type: 'recall', params: outputOf },
        },
        onError: { target: 'followingTarget' },
      },
    },
    followingTarget: {
      description: 'Rule 1: the cookie, already removed, names the route to go to instead.',
      always: [
        { guard: 'hasKnownTarget', target: 'guarding', actions: 'followTarget' },
        { guard: 'hasUnknownTarget', target: 'guarding', actions: 'dropTarget' },
        { target: 'guarding' },
      ],
    },
    guarding: {
      description: 'Rules 2 to 6 in their order; each redirect is judged anew.',
      always: [
        { guard: 'isWhereverLoginLeads', actions: 'goWhereLoginLeads' },
        {
          guard: 'isMemberRouteOfGuest',
          actions: ['keepRequest', { type: 'goTo', params: { path: href('main') } }],
        },
        {
          guard: 'isUnverified',
          actions: { type: 'goTo', params: { path: href('verifyEmail') } },
        },
        {
          guard: 'isDeleted',
          actions: { type: 'goTo', params: { path: href('settingsProfile') } },
        },
        {
          guard: 'isGuestRouteOfMember',
          actions: { type: 'goTo', params: { path: href('main') } },
        },
        { guard: 'isVerifiedOnTheWay', actions: 'resumeJourney' },
        { guard: 'isParent', actions: 'openChild' },
        { guard: 'isStoredReached', target: 'admitted', actions: 'dropStored' },
        { target: 'admitted' },
      ],
    },
    admitted: { description: 'The place may be drawn.', type: 'final' },
  },
});
