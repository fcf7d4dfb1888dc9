import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { plainResourceStates, reload } from '../parts/resource.ts';
import { createLink, loadLinks, revokeLink } from './referral-links.ports.ts';
import type * as Types from './referral-links.types.ts';

type Named = { id: number };
type Asked = { type: 'revocation.ask'; id: number };
type Created = { type: 'link.create'; label: string };

const creating = {
  target: 'creating',
  actions: { type: 'storeLabel', params: eventOf<Created> },
} as const;
const acting = {
  'link.create': { guard: 'hasRoom', ...creating },
  'revocation.ask': {
    guard: { type: 'isKnown', params: eventOf<Asked> },
    target: 'asking',
    actions: { type: 'choose', params: eventOf<Asked> },
  },
} as const;
const deciding = {
  'revocation.keep': { target: 'resting', actions: 'forgetChoice' },
  'link.revoke': { target: 'revoking' },
} as const;

/** The links by which a member invites. */
export const referralLinksMachine = setup({
  types: {
    context: {} as Types.ReferralLinksContext,
    events: {} as Types.ReferralLinksEvent,
    emitted: {} as Types.ReferralLinksEmitted,
    children: {} as {
      loadLinks: 'loadLinks';
      createLink: 'createLink';
      revokeLink: 'revokeLink';
    },
  },
  actors: { loadLinks, createLink, revokeLink },
  guards: {
    hasRoom: ({ context }) => context.links.length < context.max,
    isKnown: ({ context }, { id }: Named) => context.links.some((link) => link.id === id),
    isGone: attemptGuards.isGone,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeLinks: assign((_, links: Types.ReferralLinks) => links),
    storeLabel: assign((_, { label }: { label: string }) => ({ label, chosenId: null })),
    addLink: assign(({ context }, link: Types.ReferralLink) => ({
      links: [link, ...context.links],
      label: '',
      made: context.made + 1,
    })),
    choose: assign((_, { id }: Named) => ({ chosenId: id })),
    forgetChoice: assign({ chosenId: null }),
    dropChosen: assign(({ context: { links, chosenId } }) => ({
      links: links.filter(({ id }) => id !== chosenId),
      chosenId: null,
    })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    announceLink: emit({
      type: 'notice.shown',
      tone: 'positive',
      key: 'insight.referralLinks.made',
    }),
    announceEnd: emit({
      type: 'notice.shown',
      tone: 'positive',
      key: 'insight.referralLinks.revoked',
    }),
  },
}).createMachine({
  id: 'referralLinks',
  description: 'A member makes links to invite by, sees what came of each, and revokes them.',
  meta: { requirement: 'issue 21 referrals; spec §2 /referrals/link; contract §8.6' },
  context: { links: [], max: 0, terms: null, label: '', made: 0, chosenId: null, failure: null },
  initial: 'loading',
  states: {
    ...plainResourceStates({
      port: { src: 'loadLinks' },
      descriptions: {
        loading: 'The links are on their way; skeletons stand in their place.',
        failed: 'The links could not be read.',
      },
      read: {
        target: 'listed',
        actions: { type: 'storeLinks', params: outputOf<Types.ReferralLinks> },
      },
      on: { 'links.retry': reload, 'connection.restored': reload },
    }),
    listed: {
      description: 'The links are shown, or that there are none.',
      initial: 'resting',
      states: {
        resting: { description: 'Nothing is done to any link.', on: acting },
        creating: {
          description: 'A link is being made.',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'createLink',
            src: 'createLink',
            input: ({ context: { label, made } }) => ({ label, intent: made }),
            onDone: {
              target: 'resting',
              actions: [{ type: 'addLink', params: outputOf<Types.ReferralLink> }, 'announceLink'],
            },
            onError: [
              whenSignedOut('resting'),
              { target: 'uncreated', actions: { type: 'storeFailure', params: failureOf } },
            ],
          },
        },
        uncreated: {
          description: 'No link was made; the reason is said, and what was typed stays.',
          // A failed request leaves room for another link.
          on: { ...acting, 'link.create': creating },
        },
        asking: {
          description: 'It says what revoking a link does, before it is done.',
          on: { ...acting, ...deciding },
        },
        revoking: {
          description: 'The link is being stopped.',
          tags: 'busy',
          invoke: {
            id: 'revokeLink',
            src: 'revokeLink',
            input: ({ context }) => ({ id: context.chosenId ?? 0 }),
            onDone: { target: 'resting', actions: ['dropChosen', 'announceEnd'] },
            onError: [
              {
                guard: { type: 'isGone', params: failureOf },
                target: 'resting',
                actions: 'dropChosen',
              },
              { target: 'unrevoked' },
            ],
          },
        },
        unrevoked: {
          description: 'The link still works; it says so, and it may be tried again.',
          on: { ...acting, ...deciding },
        },
      },
    },
  },
});
