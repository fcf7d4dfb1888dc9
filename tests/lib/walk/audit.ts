import { nodesOf, leavesOf, pathOf, hears } from './chart.ts';
import { cover, type Cover } from './cover.ts';
import { explore, refusal, type Graph } from './explore.ts';
import { sourcesOf } from './offers.ts';
import type { Edge, WalkModel } from './types.ts';

/** A chart walked on paper: its graph, its walks, the walks a view can be taken through, its faults. */
export interface Audit {
  readonly graph: Graph;
  readonly pure: Cover;
  readonly view: Cover;
  /** What is wrong with the chart or its model, each in one sentence. */
  readonly faults: readonly string[];
  /** Transitions not driven through the view, with the reason. */
  readonly notes: readonly string[];
}

/** Only a hand is limited by what the view offers: what a guard refuses, a view may well not show. */
const reachable =
  (model: WalkModel) =>
  (edge: Edge): boolean => {
    const { offer, before, after } = edge;
    if (offer.kind !== 'event' || typeof model.gestures[offer.event.type] !== 'function')
      return true;
    if (after.deed.taken.length === 0) return false;
    return (model.outOfReach?.(before.snapshot, offer.event) ?? null) === null;
  };

/** What a walk is seen through: the chart's own view, or the page that reacts to it. */
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
  const heard = [
    ...new Set(nodesOf(model.machine).flatMap((node) => [...node.transitions.keys()])),
  ].filter((type) => !type.startsWith('xstate.'));
  const made = Object.keys(model.gestures);
  return [
    ...heard
      .filter((type) => !type.includes('*') && !made.includes(type))
      .map((type) => `Event "${type}" has no gesture (or \`world\`).`),
    ...made
      .filter((type) => !heard.some((descriptor) => hears(descriptor, type)))
      .map((type) => `Gesture "${type}" is for an event that the chart never hears.`),
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

const unreachedFaults = (model: WalkModel, graph: Graph, pure: Cover): string[] => {
  const excused = model.unreached ?? {};
  const goals = [...graph.index.all, ...[...graph.index.guarded].map(refusal)];
  const why = graph.cut
    ? `not found among ${graph.places} places`
    : 'no case or outcome of the model leads there';
  return [
    ...goals
      .filter((goal) => !pure.covered.has(goal) && excused[goal] === undefined)
      .map((goal) => `Not reached: ${goal} (${why}).`),
    ...Object.keys(excused)
      .filter((goal) => pure.covered.has(goal) || !goals.includes(goal))
      .map((goal) => `Excused although it is reached or does not exist: ${goal}.`),
  ];
};

/** Walks a model on paper and lists all that is missing, before any browser is asked. */
export function audit(model: WalkModel): Audit {
  const graph = explore(model);
  const pure = cover(graph);
  const seen = cover(graph, reachable(model));
  // A chart without transitions is looked at too: a walk of no steps draws its one state.
  const view =
    seen.walks.length > 0
      ? seen
      : { ...seen, walks: [{ input: graph.starts[0]?.input, edges: [] }] };
  const broken = [...graph.edges.values()]
    .flat()
    .filter(({ after }) => after.snapshot.status === 'error')
    .map(({ offer }) => `The chart breaks on "${offer.type}".`);
  const blind = graph.index.all.filter((id) => pure.covered.has(id) && !view.covered.has(id));
  const undescribed = nodesOf(model.machine)
    .filter((node) => !node.description)
    .map((node) => `State "${pathOf(node)}" has no description.`);
  const reasonFor = (id: string) =>
    [...graph.edges.values()]
      .flat()
      .filter(({ goals }) => goals.includes(id))
      .map(({ before, offer }) => model.outOfReach?.(before.snapshot, offer.event) ?? null)
      .find((reason) => reason !== null);
  return {
    graph,
    pure,
    view,
    faults: [
      ...undescribed,
      ...gestureFaults(model),
      ...sightingFaults(model),
      ...portFaults(model),
      ...unreachedFaults(model, graph, pure),
      ...new Set(broken),
      ...blind
        .filter((id) => drawn(model) && reasonFor(id) === undefined)
        .map((id) => `No walk through the view takes ${id}.`),
    ],
    notes: blind.map((id) => `${id}: ${reasonFor(id) ?? 'drawn nowhere'}`),
  };
}
