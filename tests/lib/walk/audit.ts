import {
  matchesDescriptor,
  indexTransitions,
  leavesOf,
  nodesOf,
  pathOf,
} from '#tests/paths/chart.ts';
import { refusal } from '#tests/paths/criteria.ts';
import { sourcesOf } from '#tests/paths/domain.ts';
import type { Explorer } from '#tests/paths/explore.ts';
import { generateFrom, generateWith } from '#tests/paths/generate/generate.ts';
import type { Suite } from '#tests/paths/model.ts';
import type { Edge } from '#tests/paths/place.ts';
import type { WalkModel } from './types.ts';

/** A chart walked on paper: its suites for an actor and for its view, and its faults. */
export interface Audit {
  readonly pure: Suite;
  readonly view: Suite;
  /** Faults of the chart or its model, each in one sentence. */
  readonly faults: readonly string[];
  /** Transitions not driven through the view, with the reason. */
  readonly notes: readonly string[];
}

/** Only a hand is limited by what the view offers: what a guard refuses, a view may well not show. */
const reachable =
  (model: WalkModel) =>
  ({ offer, before, result }: Edge): boolean => {
    if (offer.kind !== 'event' || typeof model.gestures[offer.event.type] !== 'function')
      return true;
    if (result.taken.length === 0) return false;
    return (model.outOfReach?.(before.snapshot, offer.event) ?? null) === null;
  };

/** True if no other transition can take the event once this one's guard has refused. */
const isLastToListenTo = ({ index: { all, definitions } }: Explorer, id: string): boolean => {
  const { source, eventType = '' } = definitions.get(id) ?? {};
  return all.every((other, at) => {
    const one = definitions.get(other);
    if (!one || !matchesDescriptor(one.eventType, eventType)) return true;
    return one.source === source && at <= all.indexOf(id);
  });
};

const refusedOn = (edges: readonly Edge[]) =>
  new Set(edges.flatMap(({ result }) => result.refused));

/**
 * Refusals that no gesture can cause: each step that shows one does nothing else, and no view has
 * to offer that. A search for another step would only end when its budget is spent.
 */
const beyondHands = (graph: Explorer, may: (edge: Edge) => boolean): ReadonlySet<string> => {
  const known = graph.known();
  const within = refusedOn(known.filter(may));
  const beyond = [...refusedOn(known)].filter(
    (id) => !within.has(id) && isLastToListenTo(graph, id),
  );
  return new Set(beyond.map(refusal));
};

/** Component that shows a walk: the chart's own view, or the page that reacts to it. */
export const drawn = ({ View, Stage }: WalkModel) => View ?? Stage;

const sightingFaults = (model: WalkModel): string[] => {
  const { machine, reason, sightings } = model;
  if (!drawn(model)) return reason ? [] : ['A model without a View needs a `reason`.'];
  const known = new Set(leavesOf(machine));
  const named = new Set(Object.keys(sightings).flatMap((key) => key.split(' & ')));
  return [
    ...[...known]
      .filter((leaf) => !named.has(leaf))
      .map((leaf) => `State "${leaf}" has no sighting.`),
    ...[...named]
      .filter((leaf) => !known.has(leaf))
      .map((leaf) => `Sighting "${leaf}" names no leaf state of the chart.`),
  ];
};

const gestureFaults = (model: WalkModel): string[] => {
  const handled = [
    ...new Set(nodesOf(model.machine).flatMap((node) => [...node.transitions.keys()])),
  ].filter((type) => !type.startsWith('xstate.'));
  const made = Object.keys(model.gestures);
  return [
    ...handled
      .filter((type) => !type.includes('*') && !made.includes(type))
      .map((type) => `Event "${type}" has no gesture (or \`world\`).`),
    ...made
      .filter((type) => !handled.some((descriptor) => matchesDescriptor(descriptor, type)))
      .map((type) => `Gesture "${type}" is for an event that the chart never handles.`),
    ...Object.keys(model.cases.events ?? {})
      .filter((type) => !made.includes(type))
      .map((type) => `Cases for "${type}", which has no gesture.`),
  ];
};

const portFaults = (model: WalkModel): string[] => {
  const invoked = nodesOf(model.machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ node, id, src: typeof src === 'string' ? src : id })),
  );
  const outcomes = model.cases.outcomes ?? {};
  const faults: string[] = [];
  for (const { node, id, src } of invoked) {
    const errors = node.transitions.get(`xstate.error.actor.${id}`) ?? [];
    const given = outcomes[src] ?? outcomes[id];
    if (given?.error !== undefined && errors.length === 0) {
      faults.push(`Port "${src}" may fail, and ${pathOf(node)} has no onError.`);
    }
    if (given?.done !== undefined && errors.length === 0 && given.error === undefined) {
      faults.push(`Port "${src}" of ${pathOf(node)} has no onError and no failing outcome.`);
    }
  }
  const names = new Set([
    ...sourcesOf(model).values(),
    ...sourcesOf(model).keys(),
    ...Object.keys(model.machine.implementations.actors),
  ]);
  for (const src of Object.keys(outcomes)) {
    if (!names.has(src)) faults.push(`Outcomes for "${src}", which is no port of the chart.`);
  }
  return faults;
};

const unreachedFaults = (model: WalkModel, { coverage }: Suite): string[] => {
  const goals = new Set(coverage.goals.map(({ id }) => id));
  return [
    ...coverage.leftOut
      .filter(({ kind }) => kind !== 'excused')
      .map(({ goal, reason }) => `Not reached: ${goal} (${reason}).`),
    ...Object.keys(model.unreached ?? {})
      .filter((goal) => coverage.covered[goal] !== undefined || !goals.has(goal))
      .map((goal) => `Excused although it is reached or does not exist: ${goal}.`),
  ];
};

const breakFaults = (graph: Explorer): string[] => [
  ...graph
    .known()
    .filter(({ after }) => after.snapshot.status === 'error')
    .map(({ offer }) => `The chart breaks on "${offer.type}".`),
  ...graph.broken.map(({ offer, message }) => `The chart breaks on "${offer.type}": ${message}.`),
];

/** Walks a model on paper and lists all that is missing, before any browser is asked. */
export function audit(model: WalkModel, flow = model.machine.id): Audit {
  const { graph, suite: pure } = generateWith(flow, model);
  const may = reachable(model);
  const nearby = beyondHands(graph, may);
  const view = generateFrom(graph, flow, { may, nearby, evidence: false });
  const blind = indexTransitions(model.machine).all.filter(
    (id) => pure.coverage.covered[id] && !view.coverage.covered[id],
  );
  const undescribed = nodesOf(model.machine)
    .filter((node) => !node.description)
    .map((node) => `State "${pathOf(node)}" has no description.`);
  const reasonFor = (id: string) =>
    graph
      .known()
      .filter(({ result }) => result.taken.includes(id) || result.refused.map(refusal).includes(id))
      .map(({ before, offer }) => model.outOfReach?.(before.snapshot, offer.event) ?? null)
      .find((reason) => reason !== null);
  return {
    pure,
    view,
    faults: [
      ...undescribed,
      ...gestureFaults(model),
      ...sightingFaults(model),
      ...portFaults(model),
      ...unreachedFaults(model, pure),
      ...new Set(breakFaults(graph)),
      ...blind
        .filter((id) => drawn(model) && reasonFor(id) === undefined)
        .map((id) => `No walk through the view takes ${id}.`),
    ],
    notes: blind.map((id) => `${id}: ${reasonFor(id) ?? 'drawn nowhere'}`),
  };
}
