import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';

/** Every state node of a chart, root first, in document order. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const found: AnyStateNode[] = [];
  const visit = (node: AnyStateNode) => {
    found.push(node);
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return found;
};

export const pathOf = (node: AnyStateNode): string => node.path.join('.') || '(root)';

/** States that hold no other and are really entered: what a sighting and a story stand for. */
export const leavesOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map(pathOf);

export const activeLeaves = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map(pathOf)
    .filter((path) => path !== '(root)' || snapshot._nodes.length === 1);

const actorEvent = /^xstate\.(done|error|snapshot)\.actor\.(.*)$|^xstate\.snapshot\.(.*)$/;
const delayEvent = /^xstate\.after\.([^.]+)\./;

/** An event's name as people say it: `done(authenticate)`, `after(second)`, `always`. */
export const eventLabel = (type: string): string => {
  const actor = actorEvent.exec(type);
  if (actor) return `${actor[1] ?? 'snapshot'}(${actor[2] ?? actor[3]})`;
  const delay = delayEvent.exec(type);
  if (delay) return `after(${delay[1]})`;
  if (type.startsWith('xstate.done.state.')) return 'done';
  return type === '' ? 'always' : type;
};

/** All transitions of a chart, each with a name that stays the same while its state and event do. */
export interface Index {
  readonly ids: ReadonlyMap<AnyTransitionDefinition, string>;
  readonly guarded: ReadonlySet<string>;
  readonly all: readonly string[];
}

/** Names each transition `state|event|index`, the index being its place among guarded alternatives. */
export function indexTransitions(machine: AnyStateMachine): Index {
  const ids = new Map<AnyTransitionDefinition, string>();
  const guarded = new Set<string>();
  for (const node of nodesOf(machine)) {
    const groups = [...node.transitions.values(), node.always ?? []];
    for (const group of groups) {
      for (const [index, transition] of group.entries()) {
        const id = `${pathOf(node)}|${eventLabel(transition.eventType)}|${index}`;
        ids.set(transition, id);
        if (transition.guard) guarded.add(id);
      }
    }
  }
  return { ids, guarded, all: [...ids.values()] };
}

/** Whether `on: {descriptor}` hears an event of this type; `*` and `a.*` are wildcards. */
export const hears = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  (descriptor === '*' && !type.startsWith('xstate.')) ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

const ancestry = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...ancestry(node.parent)] : [node];

const candidates = (node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] => {
  if (type === '') return node.always ?? [];
  const exact = node.transitions.get(type);
  if (exact) return exact;
  return [...node.transitions.keys()]
    .filter((descriptor) => hears(descriptor, type))
    .toSorted((a, b) => b.length - a.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
};

/** The transitions that were asked before one was taken, or that all said no. */
export const refusedBy = (
  snapshot: AnyMachineSnapshot,
  type: string,
  taken: ReadonlySet<AnyTransitionDefinition>,
): AnyTransitionDefinition[] => {
  const refused: AnyTransitionDefinition[] = [];
  for (const leaf of snapshot._nodes.filter((node) => Object.keys(node.states).length === 0)) {
    const asked = ancestry(leaf).flatMap((node) => candidates(node, type));
    const chosen = asked.findIndex((transition) => taken.has(transition));
    refused.push(...asked.slice(0, chosen === -1 ? undefined : chosen));
  }
  return refused.filter((transition) => transition.guard);
};
