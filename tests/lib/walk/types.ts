import type { ComponentType } from 'react';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Subject } from '#tests/paths/subject.ts';
import type { World } from '../model.ts';
import type { Person } from '../person.ts';

/** A flow model as the runner reads it: the types that help its author are gone. */
export interface WalkModel extends Subject {
  readonly View?: ComponentType<{ actor: AnyActorRef }>;
  readonly Stage?: ComponentType<{ actor: AnyActorRef }>;
  readonly reason?: string;
  readonly gestures: Readonly<
    Record<string, World | ((person: Person, event: AnyEventObject) => Promise<void>)>
  >;
  readonly sightings: Readonly<
    Record<string, (person: Person, snapshot: AnyMachineSnapshot) => Promise<void>>
  >;
}
