import {
  createActor,
  fromTransition,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import { effectsOf, type RawEffect } from '../effects.ts';
import type { Answers, Expectation, Step } from '../model.ts';
import { observe } from '../oracle.ts';
import type { Prepared } from '../prepare.ts';
import type { WatchedClock } from './clock.ts';
import { sealed, type Course } from '../sealed.ts';
import { isStandIn, settlement } from '../stand-in.ts';

/** A running actor controlled by the tool: its clock, its ports and the events sent to it. */
export interface Live {
  snapshot(): AnyMachineSnapshot;
  /** Present observation, with the effects since the last call. */
  look(): Expectation;
  send(event: AnyEventObject): void;
  /** Moves the clock on by so many milliseconds. */
  wait(milliseconds: number): void;
  settle(step: Pick<Step, 'child' | 'event'>): void;
  answer(answers: Answers): void;
  /** Error that the actor stopped with, if any. */
  broken(): unknown;
  stop(): void;
}

const deaf = fromTransition(() => undefined, undefined);

interface Settled {
  readonly output?: unknown;
  readonly error?: unknown;
}

/** Starts a prepared machine as a child of an actor that only listens, as a chart may speak upwards. */
export function live(
  { machine, draft }: Prepared,
  clock: WatchedClock,
  input: unknown,
  answers: Answers,
): Live {
  const raw: RawEffect[] = [];
  const course: Course = { draws: 0, now: () => clock.now() };
  let failure: unknown;
  const root = createActor(deaf, {
    clock,
    logger: () => {},
    inspect: (event) => {
      if (event.type === '@xstate.action' && event.actorRef === actor)
        raw.push(event.action as never);
    },
  });
  root.start();
  draft.answers = answers;
  const actor: AnyActorRef = sealed(course, () =>
    createActor(machine, { parent: root, input } as never),
  );
  actor.subscribe({
    error: (error: unknown) => {
      failure = error;
    },
  });
  sealed(course, () => actor.start());
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    snapshot,
    look: () => observe(snapshot(), effectsOf(raw.splice(0)), clock.deadlines()),
    send: (event) => sealed(course, () => actor.send(event)),
    wait: (milliseconds) => sealed(course, () => clock.increment(milliseconds)),
    settle: ({ child, event }) => {
      const ref = child === null ? undefined : snapshot().children[child];
      const { output, error } = event as Settled;
      const outcome = 'error' in event ? settlement('error', error) : settlement('done', output);
      sealed(course, () => (ref && isStandIn(ref) ? ref.send(outcome) : actor.send(event)));
    },
    answer: (given) => {
      draft.answers = given;
    },
    broken: () => failure,
    stop: () => {
      root.stop();
    },
  };
}
