import { assign, type EventObject } from 'xstate';
import { isUnanswered, type Failure } from './failure.ts';
import type { Failed } from './params.ts';

interface Waiting {
  /** Whole seconds until the server listens again. */
  readonly secondsLeft: number;
}
interface Attempting extends Waiting {
  /** Error of the last attempt. */
  readonly failure: Failure | null;
}

/** The guards of every chart that sends something: what a refusal means, and when a wait is over. */
export const attemptGuards = {
  isThrottled: (_: unknown, { failure }: Failed) => failure.kind === 'throttled',
  isUnanswered: (_: unknown, { failure }: Failed) => isUnanswered(failure),
  isAlreadyIn: (_: unknown, { failure }: Failed) => failure.kind === 'sessionChanged',
  isUnauthenticated: (_: unknown, { failure }: Failed) => failure.kind === 'unauthenticated',
  isGone: (_: unknown, { failure }: Failed) => failure.kind === 'notFound',
  isNobody: (_: unknown, { viewer }: { viewer: object | null }) => viewer === null,
  hasWaited: ({ context }: { context: Waiting }) => context.secondsLeft <= 1,
};

/** For `assign`: why the attempt was refused. */
export const withFailure = (_: unknown, { failure }: Failed): Failed => ({ failure });
/** For `assign`: whole seconds until the server listens again. */
const withWait = (_: unknown, { failure }: Failed) => ({
  secondsLeft: failure.kind === 'throttled' ? failure.retryAfter : 0,
});
/** For `assign`: one of the seconds is over. */
export const secondWaited = ({ context }: { context: Waiting }) => ({
  secondsLeft: Math.max(0, context.secondsLeft - 1),
});

/** The actions of every chart that waits for the server to listen again. */
export const waitActions = <Context extends Waiting, Event extends EventObject>() => ({
  startCountdown: assign<Context, Event, Failed, Event, never>((attempt, failed) => ({
    ...attempt.context,
    ...withWait(attempt, failed),
  })),
  countDown: assign<Context, Event, undefined, Event, never>(({ context }) => ({
    ...context,
    ...secondWaited({ context }),
  })),
});

/** Actions of an attempt that also store its failure. */
export const attemptActions = <Context extends Attempting, Event extends EventObject>() => ({
  storeFailure: assign<Context, Event, Failed, Event, never>((attempt, failed) => ({
    ...attempt.context,
    ...withFailure(attempt, failed),
  })),
  clearFailure: assign<Context, Event, undefined, Event, never>(({ context }) => ({
    ...context,
    failure: null,
  })),
  ...waitActions<Context, Event>(),
});
