import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { ancestry, eventOf, indexTransitions, nodesOf, pathOf } from './chart.ts';

/** States that entering a node enters too: its initial one, or all of its regions. */
const inside = (node: AnyStateNode): readonly AnyStateNode[] => {
  if (node.type === 'parallel') return Object.values(node.states);
  if (node.type === 'compound') return node.initial.target;
  const { parent } = node;
  if (node.type !== 'history' || !parent) return [];
  // It may lead to anything that its state holds.
  return nodesOf(node.machine).filter((one) => ancestry(one).includes(parent));
};

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** States that some way of transitions leads to, whatever guards say. */
const entered = (machine: AnyStateMachine, isOpen: (one: AnyTransitionDefinition) => boolean) => {
  const found = new Set<AnyStateNode>();
  const queue: AnyStateNode[] = [machine.root];
  for (const node of queue) {
    if (found.has(node)) continue;
    found.add(node);
    const targets = transitionsOf(node)
      .filter(isOpen)
      .flatMap(({ target }) => target ?? []);
    queue.push(...inside(node), ...targets.flatMap(ancestry));
  }
  return found;
};

/** An alternative that never refuses stands before it, in its own group. */
const isShadowed = (definition: AnyTransitionDefinition): boolean => {
  const { source, eventType } = definition;
  const group =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return group.slice(0, group.indexOf(definition)).some(({ guard }) => !guard);
};

/** A state that leaves itself at once, without asking: it never waits for an event. */
const isPassing = (node: AnyStateNode): boolean =>
  (node.always ?? []).some(
    ({ guard, target }) => !guard && target?.some((one) => !ancestry(one).includes(node)),
  );

/** A state is done when its own last state is entered, or each region is done. */
const canBeDone = (node: AnyStateNode, alive: ReadonlySet<AnyStateNode>): boolean => {
  const children = Object.values(node.states).filter(({ type }) => type !== 'history');
  if (node.type === 'parallel') return children.every((child) => canBeDone(child, alive));
  return children.some((child) => child.type === 'final' && alive.has(child));
};

/** The state that is left before the event of a transition can come. */
const passed = ({ source, eventType }: AnyTransitionDefinition): AnyStateNode | undefined =>
  eventType === '' ? undefined : ancestry(source).find(isPassing);

/**
 * Transitions and states that no run can take or enter, told by the drawing alone, each with the reason; by transition
 * id and by path.
 */
export function deadParts(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const { definitions } = indexTransitions(machine);
  const alive = entered(machine, (one) => !isShadowed(one) && !passed(one));
  const dead = new Map<string, string>();
  for (const node of nodesOf(machine)) {
    if (!alive.has(node) && node.type !== 'history')
      dead.set(pathOf(node), `no transition leads to "${pathOf(node)}"`);
  }
  for (const [id, definition] of definitions) {
    const { source, eventType } = definition;
    const passing = passed(definition);
    if (!alive.has(source)) dead.set(id, `"${pathOf(source)}" is never entered`);
    else if (isShadowed(definition)) dead.set(id, 'an alternative before it never refuses');
    else if (passing) dead.set(id, `"${pathOf(passing)}" is left at once, before any event`);
    else if (eventOf(eventType).kind === 'stateDone' && !canBeDone(source, alive))
      dead.set(id, `"${pathOf(source)}" is never done: no final state in it is entered`);
  }
  return dead;
}
