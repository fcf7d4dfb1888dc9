import { eventOf, failureOf } from './params.ts';

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
