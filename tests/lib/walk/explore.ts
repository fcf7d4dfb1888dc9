import { getAdjacencyMap } from '@xstate/graph';
import { indexTransitions, type Index } from './chart.ts';
import { offersAt, sourcesOf } from './offers.ts';
import { firstPlace, nextPlace } from './step.ts';
import type { Edge, Offer, Place, Start, WalkModel } from './types.ts';

/** A chart unrolled as far as the budget goes. */
export interface Graph {
  readonly index: Index;
  /** One for each input of the model. */
  readonly starts: readonly Start[];
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  readonly places: number;
  /** True when the budget ended the search, so "unreached" may only mean "not found". */
  readonly cut: boolean;
}

/** Places looked at in full, and the fewest looked at even when every goal has been found. */
const budget = { most: 6000, least: 150 };

const plain = (_key: string, value: unknown): unknown => {
  if (typeof value === 'function') return `ƒ ${value.name}`;
  if (value instanceof Map) return { map: [...value.entries()] };
  if (value instanceof Set) return { set: [...value.values()] };
  if (value instanceof Error) return { error: value.message };
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'send' in value) {
    return { actor: String((value as { id?: unknown }).id) };
  }
  return value;
};

/** Two places with the same text are the same place; history counts, which xstate's own text forgets. */
export const placeKey = ({ snapshot, timers, running }: Place): string =>
  JSON.stringify(
    {
      value: snapshot.value,
      context: snapshot.context,
      status: snapshot.status,
      history: Object.entries(snapshot.historyValue).map(([id, nodes]) => [
        id,
        nodes.map((node) => node.id),
      ]),
      timers: timers.map(({ id, due }) => [id, due]),
      running,
    },
    plain,
  );

export const refusal = (id: string): string => `${id} = no`;

/** `@xstate/graph` over places instead of snapshots, since a place knows its clock and its ports too. */
const traverse = getAdjacencyMap as unknown as (
  logic: { transition(place: Place, offer: Offer): Place },
  options: {
    readonly fromState: Place;
    readonly serializeState: (place: Place) => string;
    readonly serializeEvent: (offer: Offer) => string;
    readonly events: (place: Place) => Offer[];
  },
) => Record<string, { state: Place; transitions: Record<string, { event: Offer; state: Place }> }>;

/** Unrolls a model's chart breadth first until every goal is found, all is seen, or the budget ends. */
export function explore(model: WalkModel): Graph {
  const { machine } = model;
  const index = indexTransitions(machine);
  const sources = sourcesOf(model);
  const starts = (model.inputs ?? [model.input]).map((input): Start => {
    const place = firstPlace(machine, index, input);
    return { input, place, key: placeKey(place) };
  });
  const open = new Set([...index.all, ...[...index.guarded].map(refusal)]);
  let expanded = 0;
  let cut = false;
  const noteDeed = ({ taken, refused }: Place['deed']) => {
    for (const id of taken) open.delete(id);
    for (const id of refused) open.delete(refusal(id));
  };
  for (const { place } of starts) noteDeed(place.deed);
  const logic = {
    transition: (place: Place, offer: Offer): Place => {
      const next = nextPlace(machine, index, place, offer);
      noteDeed(next.deed);
      return next;
    },
  };
  const from = (place: Place): Parameters<typeof traverse>[1] => ({
    fromState: place,
    serializeState: placeKey,
    serializeEvent: ({ kind, type }) => `${kind} ${type}`,
    events: (at) => {
      expanded += 1;
      if (expanded > budget.most) cut = true;
      if (cut || (open.size === 0 && expanded > budget.least)) return [];
      return offersAt(model, sources, at);
    },
  });
  const edges = new Map<string, Edge[]>();
  const found = starts.flatMap(({ place }) => {
    expanded = 0;
    return Object.entries(traverse(logic, from(place)));
  });
  for (const [key, { state, transitions }] of found) {
    if (edges.has(key)) continue;
    edges.set(
      key,
      Object.values(transitions).map(({ event: offer, state: after }) => ({
        from: key,
        to: placeKey(after),
        offer,
        before: state,
        after,
        goals: [...after.deed.taken, ...after.deed.refused.map(refusal)],
      })),
    );
  }
  return { index, starts, edges, places: edges.size, cut };
}
