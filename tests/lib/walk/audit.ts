import { indexTransitions, matchesDescriptor, nodesOf, pathOf } from '#tests/paths/chart.ts';
import { caseGoal, refusal } from '#tests/paths/criteria.ts';
import type { Explorer } from '#tests/paths/graph.ts';
import { generateFrom, generateWith } from '#tests/paths/generate/generate.ts';
import type { Suite } from '#tests/paths/model.ts';
import { modelFaults } from '#tests/paths/model-faults.ts';
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
export const reachable =
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

const casesOn = (edges: readonly Edge[]) =>
  new Set(edges.flatMap(({ result }) => result.given ?? []));

/**
 * Refusals and cases that no gesture can cause: each step that shows one does nothing else, and no view has
 * to offer that. A search for another step would only end when its budget is spent.
 */
const beyondHands = (graph: Explorer, may: (edge: Edge) => boolean): ReadonlySet<string> => {
  const known = graph.known();
  const within = refusedOn(known.filter(may));
  const beyond = [...refusedOn(known)].filter(
    (id) => !within.has(id) && isLastToListenTo(graph, id),
  );
  const made = casesOn(known.filter(may));
  const unmade = [...casesOn(known)].filter((name) => !made.has(name));
  return new Set([...beyond.map(refusal), ...unmade.map(caseGoal)]);
};

/** Component that shows a walk: the chart's own view, or the page that reacts to it. */
export const drawn = ({ View, Stage }: WalkModel) => View ?? Stage;

const unreachedFaults = (model: WalkModel, { coverage }: Suite): string[] => {
  const goals = new Set(coverage.goals.map(({ id }) => id));
  return [
    ...coverage.leftOut
      .filter(({ kind }) => kind !== 'excused')
      .map(({ goal, reason }) => `Not reached: ${goal} (${reason}).`),
    ...Object.keys(model.unreached ?? {})
      .filter((goal) => !goal.startsWith(caseGoal('')))
      .filter((goal) => coverage.covered[goal] !== undefined || !goals.has(goal))
      .map((goal) => `Excused although it is reached or does not exist: ${goal}.`),
  ];
};

const ofCases = ({ coverage }: Suite) =>
  coverage.leftOut.filter(({ goal }) => goal.startsWith(caseGoal('')));

/** Cases that no walk through the view uses though a hand could, for no reason that is known. */
const caseFaults = (model: WalkModel, view: Suite): string[] => {
  const unused = ofCases(view);
  const excused = Object.keys(model.unreached ?? {}).filter((id) => id.startsWith(caseGoal('')));
  return [
    ...unused
      .filter(({ kind }) => kind !== 'excused' && kind !== 'filtered')
      .map(({ goal, reason }) => `No walk through the view uses ${goal}: ${reason}.`),
    ...excused
      .filter((id) => unused.every(({ goal }) => goal !== id))
      .map((id) => `Excused although it is used or does not exist: ${id}.`),
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
  const why = ({ before, offer, result }: Edge) =>
    model.outOfReach?.(before.snapshot, offer.event) ??
    (result.taken.length === 0 ? 'a guard refuses it' : null);
  const view = generateFrom(graph, flow, { may, why, nearby, evidence: false, also: 'case' });
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
      ...(drawn(model) || model.reason ? [] : ['A model without a View needs a `reason`.']),
      ...modelFaults(drawn(model) ? model : { ...model, sightings: undefined }),
      ...unreachedFaults(model, pure),
      ...new Set(breakFaults(graph)),
      ...(drawn(model) ? caseFaults(model, view) : []),
      ...blind
        .filter((id) => drawn(model) && reasonFor(id) === undefined)
        .map((id) => `No walk through the view takes ${id}.`),
    ],
    notes: [
      ...blind.map((id) => `${id}: ${reasonFor(id) ?? 'drawn nowhere'}`),
      ...ofCases(view)
        .filter(({ kind }) => kind === 'filtered')
        .map(({ goal, reason }) => `${goal}: ${reason}`),
    ],
  };
}
