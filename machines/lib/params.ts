import { toFailure, type Failure } from './failure.ts';

/** Failure of an invoke, as params of guards and actions. */
export interface Failed {
  readonly failure: Failure;
}

/** For `params`: the event itself, whose fields the guard or action takes. */
export const eventOf = <Event>({ event }: { event: Event }): Event => event;

/** For `params` of `onDone`: the output of the invoked actor. */
export const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** For `params` of `onError`: what the invoked actor threw, read as a failure. */
export const failureOf = ({ event }: { event: { error: unknown } }): Failed => ({
  failure: toFailure(event.error),
});
