import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import type { TransitionId, TransitionIR } from './model.ts';

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
    .toSorted((a, b) => a.order - b.order)
    .map(pathOf)
    .filter((path) => path !== '(root)' || snapshot._nodes.length === 1);

/** A node and those that hold it, innermost first. */
export const ancestry = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...ancestry(node.parent)] : [node];

const words = {
  done: /^xstate\.done\.actor\.(.*)$/,
  error: /^xstate\.error\.actor\.(.*)$/,
  snapshot: /^xstate\.snapshot\.(?:actor\.)?(.*)$/,
};

/** Subject of an event and its readable name: `done(authenticate)`, `after(second)`. */
export const eventOf = (
  type: string,
  node?: AnyStateNode,
): { readonly kind: TransitionIR['kind']; readonly label: string; readonly about: string } => {
  if (type === '') return { kind: 'always', label: 'always', about: '' };
  for (const [kind, pattern] of Object.entries(words)) {
    const about = pattern.exec(type)?.[1];
    if (about === undefined) continue;
    return { kind: kind as keyof typeof words, label: `${kind}(${about})`, about };
  }
  if (type.startsWith('xstate.after.')) {
    const rest = type.slice('xstate.after.'.length);
    const own = node && rest.endsWith(`.${node.id}`) ? rest.slice(0, -node.id.length - 1) : null;
    const about = own ?? rest.slice(0, rest.indexOf('.'));
    return { kind: 'after', label: `after(${about})`, about };
  }
  if (type.startsWith('xstate.done.state.')) return { kind: 'stateDone', label: 'done', about: '' };
  return { kind: 'event', label: type, about: type };
};

/** All transitions of a chart, each with a name that stays the same while its state and event do. */
export interface Index {
  readonly ids: ReadonlyMap<AnyTransitionDefinition, TransitionId>;
  readonly definitions: ReadonlyMap<TransitionId, AnyTransitionDefinition>;
  readonly guarded: ReadonlySet<TransitionId>;
  readonly all: readonly TransitionId[];
}

/** Names each transition `state|event|index`, the index being its place among the alternatives. */
export function indexTransitions(machine: AnyStateMachine): Index {
  const ids = new Map<AnyTransitionDefinition, string>();
  const definitions = new Map<string, AnyTransitionDefinition>();
  const guarded = new Set<string>();
  for (const node of nodesOf(machine)) {
    for (const group of [...node.transitions.values(), node.always ?? []]) {
      for (const [index, transition] of group.entries()) {
        let id = `${pathOf(node)}|${eventOf(transition.eventType, node).label}|${index}`;
        // An event may be called `done` or `always` too: a suffix makes the later one unique.
        while (definitions.has(id)) id += '+';
        ids.set(transition, id);
        definitions.set(id, transition);
        if (transition.guard) guarded.add(id);
      }
    }
  }
  return { ids, definitions, guarded, all: [...ids.values()] };
}

const matches = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** True if `on: {descriptor}` matches an external event; `*` does not match a port's. */
export const matchesDescriptor = (descriptor: string, type: string): boolean =>
  matches(descriptor, type) && (descriptor === type || !type.startsWith('xstate.'));

/** The transitions a node would try for an event, in the order in which xstate tries them. */
const candidates = (node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] => {
  if (type === '') return node.always ?? [];
  return [...node.transitions.keys()]
    .filter((descriptor) => matches(descriptor, type))
    .toSorted((a, b) => Number(b === type) - Number(a === type) || b.length - a.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
};

type Taken = ReadonlySet<AnyTransitionDefinition>;

/** Tries `list` until one was taken; those before it said no. */
const tryAll = (
  list: readonly AnyTransitionDefinition[],
  taken: Taken,
  refused: Set<AnyTransitionDefinition>,
): boolean => {
  for (const transition of list) {
    if (taken.has(transition)) return true;
    if (transition.guard) refused.add(transition);
  }
  return false;
};

/** The transitions whose guards were asked and said no while an event was answered as `taken` says. */
export const refusedBy = (
  snapshot: AnyMachineSnapshot,
  type: string,
  taken: Taken,
): ReadonlySet<AnyTransitionDefinition> => {
  const refused = new Set<AnyTransitionDefinition>();
  const active = new Set(snapshot._nodes);
  if (type === '') {
    for (const leaf of snapshot._nodes.filter((node) => Object.keys(node.states).length === 0)) {
      tryAll(
        ancestry(leaf).flatMap((node) => candidates(node, '')),
        taken,
        refused,
      );
    }
    return refused;
  }
  /** A node asks its own transitions only when nothing inside it has answered. */
  const ask = (node: AnyStateNode): boolean => {
    const inside = Object.values(node.states)
      .filter((child) => active.has(child))
      .map(ask);
    return inside.includes(true) || tryAll(candidates(node, type), taken, refused);
  };
  ask(snapshot.machine.root);
  return refused;
};
