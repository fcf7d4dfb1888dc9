import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import {
  world,
  type ChartModel,
  type OfType,
  type TypeOf,
  type World,
} from '#tests/paths/define.ts';
import type { Person } from './person.ts';

export { isWorld, world, type Cases, type Outcomes, type World } from '#tests/paths/define.ts';

export const byChart = world('another chart sends it');
export const byPort = world('a port sends it: the server, the browser, its storage or the router');
/** Events that a page sends by itself; a view may do so in the middle of a walk. */
export const byPage = world('the page sends it by itself, for what it loads, plays or shows');

/**
 * All that a tester writes for a flow. `cases` are the payloads and port outcomes to walk with,
 * `gestures` how a person makes each event, `sightings` what must be seen in each leaf state
 * (dotted path; parallel leaves joined by ` & `, or one sighting per region's leaf).
 */
export interface FlowModel<Machine extends AnyStateMachine> extends ChartModel<Machine> {
  /** Left out only for a chart that draws nothing; `reason` then says why. */
  readonly View?: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  /** For a chart without a View of its own: the true page around it, which shows what it does (lib/stage.tsx). */
  readonly Stage?: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  readonly reason?: string;
  readonly gestures: {
    readonly [Type in TypeOf<Machine>]:
      | World
      | ((person: Person, event: OfType<Machine, Type>) => Promise<void>);
  };
  /** The snapshot is for what depends on the context: a name, a number of seconds. */
  readonly sightings: Readonly<
    Record<string, (person: Person, snapshot: SnapshotFrom<Machine>) => Promise<void>>
  >;
}

/** Keeps a model's types while it is written as plain data. */
export const defineModel = <Machine extends AnyStateMachine>(model: FlowModel<Machine>) => model;
