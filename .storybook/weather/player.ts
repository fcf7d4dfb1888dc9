import type { CallOutcome, Network } from '../../src/weather/weather.ts';
import type { Choice, Shown } from '../statechart/channel.ts';

/** The part of a presenter that a network needs: what may happen next, and what happens. */
export interface Played {
  onShown(listener: (shown: Shown | null) => void): () => void;
  jump(key: string): Promise<void>;
  take(label: string): Promise<void>;
  say(): Promise<void>;
}

/** Calls back after so many milliseconds; the function that it returns calls it off. */
export type Later = (milliseconds: number, then: () => void) => () => void;

const kindOf = (outcome: CallOutcome): string | null => {
  if (outcome.kind === 'passes') return null;
  if (outcome.kind !== 'refused') return 'offline';
  return { 419: 'sessionChanged', 401: 'unauthenticated', 423: 'passwordUnconfirmed' }[
    outcome.status
  ];
};

/** Answer of a port for what became of its call: of the same kind, else any failure, else any answer. */
export function answerFor(answers: readonly Choice[], outcome: CallOutcome): Choice | undefined {
  const wanted = kindOf(outcome);
  const failures = answers.filter(({ failure }) => failure !== null);
  if (wanted === null) return answers.find(({ failure }) => failure === null) ?? failures[0];
  return failures.find(({ failure }) => failure === wanted) ?? failures[0] ?? answers[0];
}

/** Milliseconds that every answer takes at least, so that what stands there meanwhile is seen. */
const leastDelay = 250;

/**
 * Answers a story's ports and lets its time run, as a network has it: every child that waits is answered once, and
 * every delay ends. `isPort` is false for a child that is a chart of its own, which ends by itself.
 */
export function playUnder(
  network: Network,
  played: Played,
  later: Later,
  { isPort, elapsed }: { isPort: (child: string) => boolean; elapsed: () => number },
): () => void {
  /** Answers and delays on their way, and how each is called off. */
  const coming = new Map<string, () => void>();
  let story: string | null = null;

  const take = (key: string, wait: number, choose: () => Choice | undefined): void => {
    coming.set(
      key,
      later(wait, () => {
        coming.delete(key);
        const choice = choose();
        if (choice) void played.take(choice.label);
      }),
    );
  };

  const callOff = (isKept: (key: string) => boolean): void => {
    for (const [key, off] of coming) {
      if (isKept(key)) continue;
      off();
      coming.delete(key);
    }
  };

  const follow = (shown: Shown | null): void => {
    if (!shown || shown.path.length > 0) return;
    if (story !== shown.storyId) callOff(() => false);
    story = shown.storyId;
    if (shown.timeline === null) {
      void played.jump(shown.key);
      return;
    }
    const answers = shown.choices.filter(({ child }) => child !== null && isPort(child));
    const delays = shown.choices.filter(({ kind }) => kind === 'clock');
    const keys = new Set([
      ...answers.map(({ child }) => `port ${child}`),
      ...delays.map(({ label }) => `time ${label}`),
    ]);
    callOff((key) => keys.has(key));
    for (const child of new Set(answers.map((one) => one.child))) {
      if (coming.has(`port ${child}`)) continue;
      const { delay, outcome } = network.call();
      const own = answers.filter((one) => one.child === child);
      take(`port ${child}`, Math.max(delay, leastDelay), () =>
        answerFor(own, network.isAway(elapsed()) ? { kind: 'unsent' } : outcome),
      );
    }
    for (const delay of delays) {
      const key = `time ${delay.label}`;
      if (!coming.has(key)) take(key, delay.wait, () => delay);
    }
  };

  const end = played.onShown(follow);
  void played.say();
  return () => {
    end();
    callOff(() => false);
  };
}
