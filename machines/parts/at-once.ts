import { attemptGuards } from '../lib/attempt.ts';
import { eventOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { countdown, whenThrottled } from './submission.ts';

/** Context of a chart whose choices are stored at once. */
export interface AtOnceContext<Value> {
  /** Values at the server. */
  readonly kept: Value;
  /** Values as shown: the chosen ones, until the server refuses them. */
  readonly wanted: Value;
  /** Whole seconds until the server listens again. */
  readonly secondsLeft: number;
}

export interface Chosen<Value> {
  type: 'choice.make';
  choice: Partial<Value>;
}

/** Guards of a chart that has these states, besides `isBehind`, which looks at the state itself. */
export const atOnceGuards = {
  isThrottled: attemptGuards.isThrottled,
  isUnauthenticated: attemptGuards.isUnauthenticated,
  hasWaited: attemptGuards.hasWaited,
};

/** For `assign`: the choice beside the others. */
export const withChoice = <Value extends object>(
  { context }: { context: AtOnceContext<Value> },
  { choice }: Pick<Chosen<Value>, 'choice'>,
) => ({ wanted: { ...context.wanted, ...choice } });
/** For `assign`: what was chosen and not stored is gone. */
export const putBack = <Value>({ context }: { context: AtOnceContext<Value> }) => ({
  wanted: context.kept,
});

/** Options of `atOnceStates`. */
interface AtOnce<Send extends string, Stored extends readonly string[]> {
  /** The port that stores all of them, and answers with what is stored. */
  readonly send: Send;
  /** Actions once nothing is left to send. */
  readonly stored: Stored;
}

const wanted = { type: 'storeChoice', params: eventOf } as const;
/** Transition of the states in which a choice may be made. */
export const choosing = { 'choice.make': { target: 'saving', actions: wanted } } as const;

/**
 * Choices that hold at once: each is shown, sent, and put back where it is refused. `on` is what may come
 * of it from elsewhere while nothing is on its way. The chart has the actions `storeChoice`, `storeKept`,
 * `putBack`, `startCountdown` and `countDown`, the guard `isBehind`, which is
 * `stateIn({ saving: 'behind' })`, and the delay `second`.
 */
export const atOnceStates =
  <Value>() =>
  <const Send extends string, const Stored extends readonly string[], const On extends object>(
    { send, stored }: AtOnce<Send, Stored>,
    on: On,
  ) =>
    ({
      resting: {
        description: 'What is shown is what the server has.',
        entry: 'putBack',
        on: { ...choosing, ...on },
      },
      saving: {
        description: 'A choice is on its way and shown already.',
        invoke: {
          id: send,
          src: send,
          input: ({ context }: { context: AtOnceContext<Value> }) => context.wanted,
          onDone: [
            {
              guard: 'isBehind',
              target: 'saving',
              reenter: true,
              actions: { type: 'storeKept', params: outputOf<Value> },
            },
            {
              target: 'resting',
              actions: [{ type: 'storeKept', params: outputOf<Value> }, ...stored],
            },
          ],
          onError: [whenThrottled('lockedOut'), whenSignedOut('resting'), { target: 'refused' }],
        },
        initial: 'upToDate',
        states: {
          upToDate: {
            description: 'All that was chosen is on its way.',
            on: { 'choice.make': { target: 'behind', actions: wanted } },
          },
          behind: {
            description: 'More was chosen meanwhile: it is sent next.',
            on: { 'choice.make': { actions: wanted } },
          },
        },
      },
      refused: {
        description: 'It was not stored: what was before is back, and a notice says so.',
        entry: 'putBack',
        on: { ...choosing, ...on },
      },
      lockedOut: {
        description: 'Too many changes: what was before is back, and the seconds are counted down.',
        meta: { requirement: 'contract §1.3 429' },
        entry: 'putBack',
        on,
        after: countdown('lockedOut', 'resting'),
      },
    }) as const;
