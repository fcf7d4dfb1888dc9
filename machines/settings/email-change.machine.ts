import { assertEvent, assign, setup } from 'xstate';
import { attemptActions, attemptGuards } from '../lib/attempt.ts';
import { eventOf, failureOf, outputOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import {
  noAttempt,
  submissionGuards,
  submissionStates,
  whenRefused,
  whenThrottled,
} from '../parts/submission.ts';
import { askForChange, cancelChange, loadChange, resendMails } from './email-change.ports.ts';
import type * as Types from './email-change.types.ts';

type Known = Types.PendingEmail | null;
type Viewer = { readonly viewer: { readonly email: string } | null };

const known = outputOf<Known>;
const stored = [
  {
    guard: { type: 'isWaiting', params: known },
    target: 'pending',
    actions: { type: 'storeChange', params: known },
  },
  { target: 'resting', actions: { type: 'storeChange', params: known } },
] as const;
const updated = { 'emailChange.updated': { target: 'loading' } } as const;
/** Transitions for changes from elsewhere, or where some may have been missed. */
const stale = {
  ...updated,
  'connection.caughtUp': { target: 'loading' },
  'connection.restored': { target: 'loading' },
} as const;
const typing = {
  'form.submit': { target: 'saving' },
  'email.keep': { target: 'resting' },
} as const;
/** Transitions of a failed request; the email change stays pending. */
const refused = [
  { guard: { type: 'isOver', params: failureOf }, target: 'loading' },
  whenThrottled('pending'),
  whenSignedOut('pending'),
  { target: 'pending', actions: { type: 'storeFailure', params: failureOf } },
] as const;

/** Another address for a member, which holds once the old and the new one have both confirmed it. */
export const emailChangeMachine = setup({
  types: {
    context: {} as Types.EmailChangeContext,
    input: {} as Types.EmailChangeInput,
    events: {} as Types.EmailChangeEvent,
    children: {} as {
      loadChange: 'loadChange';
      askForChange: 'askForChange';
      resendMails: 'resendMails';
      cancelChange: 'cancelChange';
    },
  },
  actors: { loadChange, askForChange, resendMails, cancelChange },
  guards: {
    ...submissionGuards,
    isAbsent: attemptGuards.isGone,
    isWaiting: (_, change: Known) => change !== null,
    isCooling: ({ context }) => context.secondsLeft > 0,
    isCooled: ({ context }) => context.secondsLeft === 0,
    /** True if an earlier read found no change, so that the button stays during the next read. */
    isFree: ({ context }) => context.isRead && context.change === null,
    isMoved: ({ context }, { viewer }: Viewer) => viewer !== null && viewer.email !== context.email,
    /** True if the change was cancelled elsewhere, has expired, or has taken effect. */
    isOver: (_, { failure }: Failed) => failure.kind === 'conflict',
  },
  actions: {
    storeChange: assign((_, change: Known) => ({
      change,
      isRead: true,
      secondsLeft: change?.resendIn ?? 0,
    })),
    storeEmail: assign((_, { viewer }: Viewer) => (viewer ? { email: viewer.email } : {})),
    ...attemptActions<Types.EmailChangeContext, Types.EmailChangeEvent>(),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'emailChange',
  description: 'A member changes their address, and both addresses confirm it.',
  meta: { requirement: 'issue 38 e-mail change, confirmed at both addresses; decision 044' },
  context: ({ input }) => ({ ...input, ...noAttempt, change: null, isRead: false }),
  initial: 'loading',
  on: {
    'viewer.changed': [
      {
        guard: { type: 'isMoved', params: eventOf },
        target: '.loading',
        actions: { type: 'storeEmail', params: eventOf },
      },
    ],
  },
  states: {
    loading: {
      description: 'What waits is being read; what was known of it stays in sight.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadChange',
        src: 'loadChange',
        onDone: stored,
        onError: [
          { guard: { type: 'isAbsent', params: failureOf }, target: 'absent' },
          { target: 'unread' },
        ],
      },
      on: {
        'emailChange.updated': { target: 'loading', reenter: true },
        'email.change': { guard: 'isFree', target: 'editing' },
      },
    },
    resting: {
      description: 'The address of now is shown, and can be changed.',
      entry: 'clearFailure',
      on: { ...stale, 'email.change': { target: 'editing' } },
    },
    ...submissionStates(typing),
    saving: {
      description: 'The new address is on its way; the server may ask for the password first.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'askForChange',
        src: 'askForChange',
        input: ({ event }) => {
          assertEvent(event, 'form.submit');
          return { email: event.email };
        },
        onDone: stored,
        onError: whenRefused,
      },
    },
    pending: {
      description:
        'Both were mailed: it says who has confirmed, and can be mailed again or cancelled.',
      after: {
        second: { guard: 'isCooling', target: 'pending', reenter: true, actions: 'countDown' },
      },
      on: {
        ...stale,
        'mail.resend': { guard: 'isCooled', target: 'resending' },
        'change.cancel': { target: 'cancelling' },
      },
    },
    resending: {
      description: 'Whoever has not confirmed is being mailed once more.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: { id: 'resendMails', src: 'resendMails', onDone: stored, onError: refused },
    },
    cancelling: {
      description: 'The change is being cancelled, so that its links confirm nothing.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: { target: 'loading' },
        onError: refused,
      },
    },
    unread: {
      description: 'It could not be read whether a change waits.',
      on: {
        ...updated,
        'change.retry': { target: 'loading' },
        'connection.restored': { target: 'loading' },
      },
    },
    absent: { description: 'The site changes no address in this way, so nothing of it is drawn.' },
  },
});
