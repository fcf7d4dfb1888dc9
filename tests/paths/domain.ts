import { getNextTransitions, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { eventOf, matchesDescriptor, nodesOf } from './chart.ts';
import type { Offer, Place } from './place.ts';
import type { Subject } from './subject.ts';
import { childName } from './text.ts';
import { unknown, unknownEvent } from './unknown.ts';

const listed = (cases: unknown, context: unknown): readonly unknown[] =>
  typeof cases === 'function'
    ? (cases as (context: unknown) => readonly unknown[])(context)
    : ((cases as readonly unknown[] | undefined) ?? []);

/** `src` of each invoked child by its id; a spawned child's own `src` is read from the snapshot. */
export const sourcesOf = ({ machine }: Subject): ReadonlyMap<string, string> =>
  new Map(
    nodesOf(machine).flatMap((node) =>
      node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : id] as const),
    ),
  );

/** Name of a child in the labels of its outcomes: its port's, where the chart gave the child no id of its own. */
const spokenName = (sources: ReadonlyMap<string, string>, id: string, own: unknown): string => {
  const src = sources.get(id) ?? '';
  const isMade = /^\d+\./.test(id) && src !== id && !src.startsWith('inline ');
  const isOne = [...sources.values()].filter((other) => other === src).length === 1;
  return isMade && isOne ? src : childName(id, own);
};

const isBare = ({ guards = 'asked' }: Subject): boolean => guards !== 'asked';

/** An event that only a wildcard matches: `form.*` → `form.any`. */
const sample = (descriptor: string): string => descriptor.replace(/\*$/, 'any');

/** Every event type that may be sent: what the chart names, what the model does and gives cases for. */
export const alphabetOf = (subject: Subject): readonly string[] => {
  const handled = nodesOf(subject.machine)
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => !type.startsWith('xstate.'));
  const named = [
    ...Object.keys(subject.gestures ?? {}),
    ...Object.keys(subject.cases.events ?? {}),
    ...handled.filter((type) => !type.includes('*')),
  ];
  // A model that has gestures names what a wildcard is to match.
  const wild =
    isBare(subject) || !subject.gestures
      ? handled.filter((type) => type.includes('*')).map(sample)
      : [];
  return [...new Set([...named, ...wild])];
};

/** Payloads of an event at a place; one unknown payload for a bare machine without cases. */
export const payloadsOf = (
  subject: Subject,
  type: string,
  context: unknown,
): readonly AnyEventObject[] => {
  const cases = subject.cases.events?.[type];
  if (cases !== undefined) {
    return listed(cases, context).map((payload) => ({ ...(payload as object), type }));
  }
  return [isBare(subject) ? unknownEvent({ type }) : { type }];
};

const numbered = (name: string, index: number, count: number): string =>
  count > 1 ? `${name} ${index + 1}` : name;

const failureName = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'kind' in error ? String(error.kind) : '';

const offer = (kind: Offer['kind'], type: string, event: AnyEventObject): Offer => ({
  type,
  given: kind === 'clock' ? null : type,
  kind,
  event,
  wait: 0,
  child: null,
  answers: {},
});

const settlements = (
  id: string,
  name: string,
  way: 'done' | 'error',
  values: readonly unknown[],
): Offer[] =>
  values.map((value, index) => ({
    ...offer(
      'settle',
      way === 'done'
        ? numbered(`${name} answers`, index, values.length)
        : numbered(`${name} fails ${failureName(value)}`.trim(), index, values.length),
      {
        type: `xstate.${way}.actor.${id}`,
        actorId: id,
        ...(way === 'done' ? { output: value } : { error: value }),
      },
    ),
    child: id,
  }));

interface Given {
  readonly done?: unknown;
  readonly error?: unknown;
}

/** Outcomes of a port here; without a model one unknown output and one unknown error. */
const outcomesAt = (subject: Subject, src: string, id: string): Given => {
  const given = subject.cases.outcomes?.[src] ?? subject.cases.outcomes?.[id];
  if (given || !isBare(subject)) return given ?? {};
  return { done: [unknown(`${id}.output`)], error: [unknown(`${id}.error`)] };
};

const settledAt = (
  subject: Subject,
  sources: ReadonlyMap<string, string>,
  { snapshot, running }: Place,
  handled: ReadonlySet<string>,
): Offer[] =>
  running.flatMap((id) => {
    const { src: own } = (snapshot.children[id] ?? {}) as { src?: unknown };
    const src = sources.get(id) ?? (typeof own === 'string' ? own : id);
    const outcomes = outcomesAt(subject, src, id);
    return (['done', 'error'] as const)
      .filter((way) => handled.has(`xstate.${way}.actor.${id}`))
      .flatMap((way) =>
        settlements(id, spokenName(sources, id, own), way, listed(outcomes[way], snapshot.context)),
      );
  });

/** Snapshots of a running child (`onSnapshot`) are offered only as far as the model has cases. */
const shownAt = (subject: Subject, handled: ReadonlySet<string>): Offer[] =>
  [...handled]
    .filter((type) => type.startsWith('xstate.snapshot.'))
    .flatMap((type) => payloadsOf(subject, type, {}))
    .map((event) => offer('event', eventOf(event.type).label, event));

const heardAt = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));

/** True if a descriptor matches the event; guards are not evaluated. */
export const isHeard = (handled: Iterable<string>, type: string): boolean => {
  for (const descriptor of handled) if (matchesDescriptor(descriptor, type)) return true;
  return false;
};

/** Everything that may happen next at a place, with the model's cases as payloads and outcomes. */
export function offersAt(
  subject: Subject,
  alphabet: readonly string[],
  sources: ReadonlyMap<string, string>,
  place: Place,
): Offer[] {
  const { snapshot, timers } = place;
  const { pause = 0 } = subject;
  if (snapshot.status !== 'active') return [];
  const handled = heardAt(snapshot);
  const events = alphabet
    .filter((type) => isHeard(handled, type))
    .flatMap((type) => {
      const payloads = payloadsOf(subject, type, snapshot.context);
      return payloads.map((event, index) =>
        offer('event', numbered(type, index, payloads.length), event),
      );
    });
  const [next] = timers.filter(({ own }) => own).toSorted((a, b) => a.due - b.due);
  const clock = next
    ? [next.due, ...(pause > 0 && next.due >= 2 * pause ? [pause] : [])].map((wait) => ({
        ...offer('clock', `${wait} ms`, next.event),
        wait: Math.max(0, wait),
      }))
    : [];
  const settled = settledAt(subject, sources, place, handled);
  return [...events, ...settled, ...shownAt(subject, handled), ...clock];
}

/** Name of the case that an input is, where a model has several. */
export const startCase = ({ inputs = [] }: Subject, index: number): string | null =>
  inputs.length > 1 ? numbered('start', index, inputs.length) : null;

/** Names of all cases that do not depend on a chart's context: events with their payloads, outcomes of ports. */
export const casesOf = (subject: Subject, alphabet: readonly string[]): string[] => {
  const events = alphabet
    .filter((type) => typeof subject.cases.events?.[type] !== 'function')
    .flatMap((type) => {
      const payloads = payloadsOf(subject, type, {});
      return payloads.map((_, index) => numbered(type, index, payloads.length));
    });
  const sources = sourcesOf(subject);
  const outcomes = [...sources].flatMap(([id, src]) => {
    const given = outcomesAt(subject, src, id);
    return (['done', 'error'] as const).flatMap((way) =>
      typeof given[way] === 'function'
        ? []
        : settlements(id, spokenName(sources, id, src), way, listed(given[way], {})),
    );
  });
  return [...events, ...outcomes.map(({ type }) => type)];
};

/** Events that nothing handles here: sending one must change nothing. */
export const ignoredAt = (
  subject: Subject,
  alphabet: readonly string[],
  { snapshot }: Place,
): AnyEventObject[] => {
  if (snapshot.status !== 'active') return [];
  const handled = heardAt(snapshot);
  return alphabet
    .filter((type) => !isHeard(handled, type))
    .flatMap((type) => payloadsOf(subject, type, snapshot.context).slice(0, 1));
};
