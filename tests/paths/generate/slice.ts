import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { ancestry, nodesOf, pathOf } from '../chart.ts';
import { isHeard } from '../domain.ts';
import type { Explorer } from '../graph.ts';
import type { Offer } from '../place.ts';

/** The innermost region of a parallel state that contains a node, or the full chart. */
const regionOf = (node: AnyStateNode): AnyStateNode => {
  const all = ancestry(node);
  return all.find(({ parent }) => parent?.type === 'parallel') ?? node.machine.root;
};

const regionsOf = (node: AnyStateNode): AnyStateNode[] => {
  const region = regionOf(node);
  return region.parent ? [region, ...regionsOf(region.parent)] : [region];
};

const writes = (actions: readonly unknown[]): boolean =>
  actions.some((action) => {
    const { type } = action as { readonly type?: unknown };
    return typeof action === 'string' || typeof type !== 'string' || /assign|enqueue/i.test(type);
  });

/** Regions that may change what guards read. */
const writers = (graph: Explorer): ReadonlySet<AnyStateNode> =>
  new Set(
    nodesOf(graph.subject.machine)
      .filter((node) =>
        [
          node.entry,
          node.exit,
          ...[...node.transitions.values()].flat().map(({ actions }) => actions),
        ].some(writes),
      )
      .map(regionOf),
  );

/** `own`: the regions around a goal. `context`: and those whose context its guards may read. */
export type Level = 'own' | 'context';

/**
 * Offers relevant to one goal: in a chart of many regions most events have nothing to do with it,
 * and without them a search over all combinations shrinks to a few states.
 */
export function sliceFor(
  graph: Explorer,
  about: string,
  level: Level,
): ((offer: Offer) => boolean) | undefined {
  const { index, subject } = graph;
  const definition = index.definitions.get(about);
  const node = definition?.source ?? nodesOf(subject.machine).find((one) => pathOf(one) === about);
  if (!node) return undefined;
  const regions = new Set(regionsOf(node));
  if (level === 'context') for (const region of writers(graph)) regions.add(region);
  const touches = ({ source, target }: AnyTransitionDefinition) =>
    regions.has(regionOf(source)) || (target ?? []).some((one) => regions.has(regionOf(one)));
  const types = new Set([...index.ids.keys()].filter(touches).map(({ eventType }) => eventType));
  const delays = [...types].some((type) => type.startsWith('xstate.after.'));
  return ({ kind, event }) => (kind === 'clock' && delays) || isHeard(types, event.type);
}
