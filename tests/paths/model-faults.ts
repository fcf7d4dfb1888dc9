import { leavesOf, matchesDescriptor, nodesOf, pathOf } from './chart.ts';
import { sourcesOf } from './domain.ts';
import type { Subject } from './subject.ts';

const listed = (names: Iterable<string>): string => [...names].toSorted().join(', ') || 'none';

/** Events that a chart handles and somebody outside sends, wildcards as they stand. */
const handledBy = ({ machine }: Subject): string[] =>
  [...new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))].filter(
    (type) => !type.startsWith('xstate.'),
  );

const sightingFaults = ({ machine, sightings }: Subject): string[] => {
  if (!sightings) return [];
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

const eventFaults = (subject: Subject): string[] => {
  const { cases, gestures } = subject;
  const handled = handledBy(subject);
  const isHandled = (type: string) =>
    handled.some((descriptor) => matchesDescriptor(descriptor, type));
  const given = Object.keys(cases.events ?? {}).filter((type) => !type.startsWith('xstate.'));
  if (!gestures)
    return given
      .filter((type) => !isHandled(type))
      .map((type) => `Cases for "${type}", which the chart never handles: ${listed(handled)}.`);
  const made = Object.keys(gestures);
  return [
    ...handled
      .filter((type) => !type.includes('*') && !made.includes(type))
      .map((type) => `Event "${type}" has no gesture (or \`world\`).`),
    ...made
      .filter((type) => !isHandled(type))
      .map((type) => `Gesture "${type}" is for an event that the chart never handles.`),
    ...given
      .filter((type) => !made.includes(type))
      .map((type) => `Cases for "${type}", which has no gesture.`),
  ];
};

const portFaults = (subject: Subject): string[] => {
  const invoked = nodesOf(subject.machine).flatMap((node) =>
    node.invoke.map(({ id, src }) => ({ node, id, src: typeof src === 'string' ? src : id })),
  );
  const outcomes = subject.cases.outcomes ?? {};
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
    ...sourcesOf(subject).values(),
    ...sourcesOf(subject).keys(),
    ...Object.keys(subject.machine.implementations.actors),
  ]);
  for (const src of Object.keys(outcomes)) {
    if (!names.has(src))
      faults.push(`Outcomes for "${src}", which is no port of the chart: ${listed(names)}.`);
  }
  return faults;
};

/** Wrong names in what a tester wrote, and what is missing in it, each in one sentence. */
export const modelFaults = (subject: Subject): string[] => [
  ...eventFaults(subject),
  ...sightingFaults(subject),
  ...portFaults(subject),
];
