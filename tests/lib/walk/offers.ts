import { getNextTransitions, type AnyEventObject } from 'xstate';
import { hears, nodesOf } from './chart.ts';
import type { Offer, Place, WalkModel } from './types.ts';

const listed = (cases: unknown, context: unknown): readonly unknown[] =>
  typeof cases === 'function'
    ? (cases as (context: unknown) => readonly unknown[])(context)
    : ((cases as readonly unknown[] | undefined) ?? []);

/** `src` of each invoked child by its id; a spawned child's own `src` is read from the snapshot. */
export const sourcesOf = (model: WalkModel): ReadonlyMap<string, string> =>
  new Map(
    nodesOf(model.machine).flatMap((node) =>
      node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : id] as const),
    ),
  );

const numbered = (name: string, index: number, count: number): string =>
  count > 1 ? `${name} ${index + 1}` : name;

const failureName = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'kind' in error ? String(error.kind) : '';

const settlements = (id: string, way: 'done' | 'error', values: readonly unknown[]): Offer[] =>
  values.map((value, index) => ({
    type:
      way === 'done'
        ? numbered(`${id} answers`, index, values.length)
        : numbered(`${id} fails ${failureName(value)}`.trim(), index, values.length),
    kind: 'settle',
    event: {
      type: `xstate.${way}.actor.${id}`,
      actorId: id,
      ...(way === 'done' ? { output: value } : { error: value }),
    },
    wait: 0,
    child: id,
  }));

/** Everything that may happen next at a place, with the model's cases as payloads and outcomes. */
export function offersAt(
  model: WalkModel,
  sources: ReadonlyMap<string, string>,
  place: Place,
): Offer[] {
  const { snapshot, timers, running } = place;
  if (snapshot.status !== 'active') return [];
  const context: unknown = snapshot.context;
  const heard = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  const isHeard = (type: string) => [...heard].some((descriptor) => hears(descriptor, type));
  const types = new Set([
    ...Object.keys(model.gestures),
    ...Object.keys(model.cases.events ?? {}),
    ...[...heard].filter(
      (type) => type !== '' && !type.startsWith('xstate.') && !type.includes('*'),
    ),
  ]);
  const events = [...types].filter(isHeard).flatMap((type) => {
    const cases = model.cases.events?.[type];
    const payloads = cases === undefined ? [{}] : listed(cases, context);
    return payloads.map((payload, index): Offer => ({
      type: numbered(type, index, payloads.length),
      kind: 'event',
      event: { ...(payload as object), type } as AnyEventObject,
      wait: 0,
      child: null,
    }));
  });
  const settled = running.flatMap((id) => {
    const child: unknown = snapshot.children[id];
    const own = (child as { src?: unknown } | undefined)?.src;
    const outcomes =
      model.cases.outcomes?.[sources.get(id) ?? (typeof own === 'string' ? own : id)] ??
      model.cases.outcomes?.[id];
    return [
      ...(heard.has(`xstate.done.actor.${id}`)
        ? settlements(id, 'done', listed(outcomes?.done, context))
        : []),
      ...(heard.has(`xstate.error.actor.${id}`)
        ? settlements(id, 'error', listed(outcomes?.error, context))
        : []),
    ];
  });
  const [next] = timers.toSorted((a, b) => a.due - b.due);
  const clock: Offer[] = next
    ? [{ type: `${next.due} ms`, kind: 'clock', event: next.event, wait: next.due, child: null }]
    : [];
  return [...events, ...settled, ...clock];
}
