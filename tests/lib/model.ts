import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import type { Person } from './person.ts';

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>;
type TypeOf<Machine extends AnyStateMachine> = EventOf<Machine>['type'];
type OfType<Machine extends AnyStateMachine, Type> = Extract<EventOf<Machine>, { type: Type }>;

/** An event that no hand makes: the world sends it, and the runner sends it straight to the actor. */
export const world = Symbol('world');

/** What a port may come back with: each `done` is an output, each `error` a Failure. */
export interface Outcomes {
  readonly done?: readonly unknown[];
  readonly error?: readonly unknown[];
}

/**
 * All that a tester writes for a flow. `cases` are the payloads and port outcomes to walk with,
 * `gestures` how a person makes each event, `sightings` what must be seen in each leaf state
 * (dotted path; parallel leaves joined by ` & `, or one sighting per region's leaf).
 */
export interface FlowModel<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  /** Left out only for a chart that draws nothing; `reason` then says why. */
  readonly View?: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  readonly reason?: string;
  readonly input?: InputFrom<Machine>;
  readonly cases: {
    readonly events?: {
      readonly [Type in TypeOf<Machine>]?: readonly Omit<OfType<Machine, Type>, 'type'>[];
    };
    readonly outcomes?: Readonly<Record<string, Outcomes>>;
  };
  readonly gestures: {
    readonly [Type in TypeOf<Machine>]:
      typeof world | ((person: Person, event: OfType<Machine, Type>) => Promise<void>);
  };
  readonly sightings: Readonly<Record<string, (person: Person) => Promise<void>>>;
}

/** Keeps a model's types while it is written as plain data. */
export const defineModel = <Machine extends AnyStateMachine>(model: FlowModel<Machine>) => model;
