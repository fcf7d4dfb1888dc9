import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf, type Failed } from '../lib/params.ts';
import { cancelByLink, confirmChange, lookAtLink } from './email-change-link.ports.ts';
import type * as Types from './email-change-link.types.ts';
import type { Viewer } from './viewer.types.ts';

type Link = Types.ChangeLink;

const link = outputOf<Link>;
const store = { type: 'storeLink', params: link } as const;
/** Transitions by the status of the link, after a read as after a press. */
const answered = [
  { guard: { type: 'isWaiting', params: link }, target: 'asking', actions: store },
  { guard: { type: 'isConfirmed', params: link }, target: 'confirmed', actions: store },
  { guard: { type: 'isChanged', params: link }, target: 'changed', actions: store },
  { guard: { type: 'isCancelled', params: link }, target: 'cancelled', actions: store },
  { target: 'over', actions: store },
] as const;
const notOurs = [
  { guard: { type: 'isUnknown', params: failureOf }, target: 'unknown' },
  { guard: { type: 'isForeign', params: failureOf }, target: 'foreign' },
] as const;
const unpressed = [
  ...notOurs,
  { target: 'asking', actions: { type: 'storeFailure', params: failureOf } },
] as const;
/** Reads the link again for the new viewer. */
const anew = {
  'viewer.changed': {
    target: 'checking',
    actions: { type: 'storeViewer', params: eventOf },
  },
} as const;
const cancelling = { 'change.cancel': { target: 'cancelling' } } as const;

/**
 * Page of the mailed links of an email change: opening one does nothing, a press confirms or
 * cancels.
 */
export const emailChangeLinkMachine = setup({
  types: {
    context: {} as Types.EmailChangeLinkContext,
    input: {} as Types.EmailChangeLinkInput,
    events: {} as Types.EmailChangeLinkEvent,
    emitted: {} as Types.EmailChangeLinkEmitted,
    children: {} as {
      lookAtLink: 'lookAtLink';
      confirmChange: 'confirmChange';
      cancelByLink: 'cancelByLink';
    },
  },
  actors: { lookAtLink, confirmChange, cancelByLink },
  guards: {
    isWaiting: (_, { status }: Link) => status === 'waiting',
    isConfirmed: (_, { status }: Link) => status === 'confirmed',
    isChanged: (_, { status }: Link) => status === 'changed',
    isCancelled: (_, { status }: Link) => status === 'cancelled',
    isUnknown: attemptGuards.isGone,
    isForeign: (_, { failure }: Failed) => failure.kind === 'forbidden',
  },
  actions: {
    storeLink: assign((_, params: Link) => ({ link: params })),
    storeViewer: assign((_, { viewer }: { viewer: Viewer | null }) => ({ viewer })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    /** All tabs of a member learn the new address; a guest's session has none to learn it. */
    announceMember: emit({ type: 'member.updated' }),
  },
}).createMachine({
  id: 'emailChangeLink',
  description: 'One of the two addresses of a change confirms it, or cancels it.',
  meta: { requirement: 'issue 38 e-mail change, confirmed at both addresses; decision 044' },
  context: ({ input }) => ({ ...input, link: null, failure: null }),
  initial: 'checking',
  states: {
    checking: {
      description:
        'The server is asked what the link is about, by its token that has left the address.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'lookAtLink',
        src: 'lookAtLink',
        onDone: answered,
        onError: [...notOurs, { target: 'unreachable' }],
      },
      on: { 'viewer.changed': { ...anew['viewer.changed'], reenter: true } },
    },
    asking: {
      description: 'It says what would change; the change can be confirmed or cancelled.',
      on: { ...anew, ...cancelling, 'change.confirm': { target: 'confirming' } },
    },
    confirming: {
      description: 'This address is confirming.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'confirmChange',
        src: 'confirmChange',
        onDone: answered,
        onError: unpressed,
      },
    },
    cancelling: {
      description: 'The change is being cancelled, for both addresses.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'cancelByLink',
        src: 'cancelByLink',
        onDone: answered,
        onError: unpressed,
      },
    },
    confirmed: {
      description: 'This address has confirmed, and the other one is still to do so.',
      on: { ...anew, ...cancelling },
    },
    changed: {
      description: 'Both have confirmed: the new address holds, and every tab learns it.',
      entry: 'announceMember',
    },
    cancelled: { description: 'The change was cancelled, here or elsewhere; nothing changes.' },
    over: {
      description: 'The link has expired, another change was asked for, or the address is taken.',
    },
    unknown: { description: 'The link is broken, or older than what is remembered.' },
    foreign: {
      description: 'Another member is signed in here: the link does nothing for them.',
      on: anew,
    },
    unreachable: {
      description: 'No useful answer came; the page can ask again.',
      on: {
        'link.retry': { target: 'checking' },
        'connection.restored': { target: 'checking' },
      },
    },
  },
});
