import type { Failure } from '../lib/failure.ts';
import { attemptGuards } from '../lib/attempt.ts';
import { eventOf, failureOf, type Failed } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';

/** Context of a chart that sends a form: the last attempt. */
export interface SubmissionContext {
  /** Error of the last attempt; the typed values stay in the form. */
  readonly failure: Failure | null;
  /** Whole seconds until the server listens again. */
  readonly secondsLeft: number;
}

/** Context before the first attempt. */
export const noAttempt = { failure: null, secondsLeft: 0 } as const;

/** Guards of a chart that has these states. */
export const submissionGuards = {
  isThrottled: attemptGuards.isThrottled,
  isUnanswered: attemptGuards.isUnanswered,
  isUnauthenticated: attemptGuards.isUnauthenticated,
  /** The member would rather not confirm who they are. */
  isUnconfirmed: (_: unknown, { failure }: Failed) => failure.kind === 'passwordUnconfirmed',
  hasWaited: attemptGuards.hasWaited,
};

/** Transition of a form between two attempts, or of one that was accepted and can be sent again. */
export const submitting = { 'form.submit': { target: 'saving' } } as const;

/** The transition of `onError` for too many attempts: the chart counts the seconds in `target`. */
export const whenThrottled = <Target extends string>(target: Target) =>
  ({
    guard: { type: 'isThrottled', params: failureOf },
    target,
    actions: { type: 'startCountdown', params: failureOf },
  }) as const;

/** The transition of `onError` for a server that gave no useful answer; nothing typed is lost. */
export const whenUnanswered = <Target extends string>(target: Target) =>
  ({ guard: { type: 'isUnanswered', params: failureOf }, target }) as const;

/** `after` of a state that waits for the server to listen again: each second counts one down. */
export const countdown = <Self extends string, Next extends string>(self: Self, next: Next) =>
  ({
    second: [
      { guard: 'hasWaited', target: next },
      { target: self, reenter: true, actions: 'countDown' },
    ],
  }) as const;

/** The state of a guest's form when a member turns out to be signed in already. */
export const signedInElsewhere = <Form extends string>(form: Form) =>
  ({
    description: 'Somebody is signed in already, in another tab; the app takes over.',
    tags: 'busy',
    entry: 'announceSession',
    on: {
      'viewer.changed': { guard: { type: 'isNobody', params: eventOf }, target: form },
    },
  }) as const;

/**
 * `onError` of the invoke that sends a member's form; `rest` is the form between two attempts. The chart
 * has the actions `startCountdown` and `storeFailure`.
 */
export const whenRefusedTo = <const Rest extends string>(rest: Rest) =>
  [
    whenThrottled('lockedOut'),
    whenUnanswered('unreachable'),
    whenSignedOut(rest),
    { target: 'rejected', actions: { type: 'storeFailure', params: failureOf } },
  ] as const;

/** Transitions of a form behind a password check. */
export const whenRefused = [
  { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'editing' },
  ...whenRefusedTo('editing'),
] as const;

/** Transitions of a guest's form; `inside` is the state for a guest who is signed in already. */
export const whenGuestRefused = <const Inside extends string>(inside: Inside) =>
  [
    whenThrottled('lockedOut'),
    whenUnanswered('unreachable'),
    { guard: { type: 'isAlreadyIn', params: failureOf }, target: inside },
    { target: 'rejected', actions: { type: 'storeFailure', params: failureOf } },
  ] as const;

/**
 * States after a failed attempt; `rest` is the form between two attempts, and `on` has its
 * transitions, which begin the next one. The chart has the action `countDown` and the delay
 * `second`.
 */
export const refusedStates = <const Rest extends string, const On>(rest: Rest, on: On) =>
  ({
    rejected: {
      description: 'Something was refused, and the reason stands beside what it is about.',
      meta: { requirement: 'spec §8 messages' },
      on,
    },
    lockedOut: {
      description: 'Too many attempts: the form waits and counts the seconds down.',
      meta: { requirement: 'contract §1.3 429' },
      after: countdown('lockedOut', rest),
    },
    unreachable: {
      description: 'No useful answer came; what was typed stays and can be sent again.',
      on,
    },
  }) as const;

/** A form between two attempts. */
export const submissionStates = <const On>(on: On) =>
  ({
    editing: { description: 'The form can be filled in, and nothing is refused.', on },
    ...refusedStates('editing', on),
  }) as const;

/** Options of `formStates`. */
export interface SentForm<Send extends string, Event, Context, Form> {
  /** The port that sends it. */
  readonly send: Send;
  /** Noun for the values under way, in the state's description: `The new password`. */
  readonly what: string;
  /** Maps the event of the attempt and the context to the port's input. */
  readonly form: (event: Event, context: Context) => Form;
}

/**
 * A member's form that one port sends at `form.submit`, until it is taken; `saved` is the
 * `onDone` of the port.
 * The chart has the actions `clearFailure`, `storeFailure`, `startCountdown` and `countDown`, and the
 * delay `second`.
 */
export const formStates = <const Send extends string, Event, Context, Form, const Saved>(
  { send, what, form }: SentForm<Send, Event, Context, Form>,
  saved: Saved,
) =>
  ({
    ...submissionStates(submitting),
    saving: {
      description: `${what} is on its way.`,
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: send,
        src: send,
        input: ({ event, context }: { event: Event; context: Context }) => form(event, context),
        onDone: saved,
        onError: whenRefused,
      },
    },
  }) as const;
