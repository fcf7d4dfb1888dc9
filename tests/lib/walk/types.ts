import type { ComponentType } from 'react';
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
} from 'xstate';
import type { Cases, world } from '../model.ts';
import type { Person } from '../person.ts';

type AnyCases = Cases<never, unknown>;

/** A flow model as the runner reads it: the types that help its author are gone. */
export interface WalkModel {
  readonly machine: AnyStateMachine;
  readonly View?: ComponentType<{ actor: AnyActorRef }>;
  readonly Stage?: ComponentType<{ actor: AnyActorRef }>;
  readonly reason?: string;
  readonly input?: unknown;
  readonly inputs?: readonly unknown[];
  readonly cases: {
    readonly events?: Readonly<Record<string, AnyCases>>;
    readonly outcomes?: Readonly<Record<string, { done?: AnyCases; error?: AnyCases }>>;
  };
  readonly gestures: Readonly<
    Record<string, typeof world | ((person: Person, event: AnyEventObject) => Promise<void>)>
  >;
  readonly sightings: Readonly<
    Record<string, (person: Person, snapshot: AnyMachineSnapshot) => Promise<void>>
  >;
  readonly children?: Readonly<Record<string, AnyActorLogic>>;
  readonly outOfReach?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => string | null;
  readonly unreached?: Readonly<Record<string, string>>;
}

/** A delayed event that waits; `due` in milliseconds from the moment the place is reached. */
export interface Timer {
  readonly id: string;
  readonly event: AnyEventObject;
  readonly due: number;
}

/** What may be done next: an event to send, a port to settle, or the clock to move by `wait` ms. */
export interface Offer {
  readonly type: string;
  readonly kind: 'event' | 'settle' | 'clock';
  readonly event: AnyEventObject;
  readonly wait: number;
  /** The child that settles. */
  readonly child: string | null;
}

/** What an offer did: transitions taken, guards that said no, events told upwards. */
export interface Deed {
  readonly taken: readonly string[];
  readonly refused: readonly string[];
  readonly emitted: readonly string[];
}

/** A configuration with everything that decides what may come next. */
export interface Place {
  readonly status: 'active';
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  /** Ids of children that have not settled. */
  readonly running: readonly string[];
  /** How it was reached; the last step of the edge that leads here. */
  readonly deed: Deed;
}

/** One step of a walk. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly offer: Offer;
  readonly before: Place;
  readonly after: Place;
  /** What taking it proves: transition ids, and `id = no` for a guard that refuses. */
  readonly goals: readonly string[];
}

/** One way for a chart to begin. */
export interface Start {
  readonly input: unknown;
  readonly key: string;
  readonly place: Place;
}

export interface Walk {
  readonly input: unknown;
  readonly edges: readonly Edge[];
}
