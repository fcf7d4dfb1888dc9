import { isUnanswered } from './failure.ts';
import type { Failed } from './params.ts';

/** The guards of every chart that sends something: what a refusal means, and when a wait is over. */
export const attemptGuards = {
  isThrottled: (_: unknown, { failure }: Failed) => failure.kind === 'throttled',
  isUnanswered: (_: unknown, { failure }: Failed) => isUnanswered(failure),
  isAlreadyIn: (_: unknown, { failure }: Failed) => failure.kind === 'sessionChanged',
  isUnauthenticated: (_: unknown, { failure }: Failed) => failure.kind === 'unauthenticated',
  isGone: (_: unknown, { failure }: Failed) => failure.kind === 'notFound',
  isNobody: (_: unknown, { viewer }: { viewer: object | null }) => viewer === null,
  hasWaited: ({ context }: { context: { secondsLeft: number } }) => context.secondsLeft <= 1,
};

/** For `assign`: why the attempt was refused. */
export const withFailure = (_: unknown, { failure }: Failed): Failed => ({ failure });
/** For `assign`: whole seconds until the server listens again. */
export const withWait = (_: unknown, { failure }: Failed) => ({
  secondsLeft: failure.kind === 'throttled' ? failure.retryAfter : 0,
});
