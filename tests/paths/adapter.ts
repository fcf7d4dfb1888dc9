import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { eventOf, indexTransitions, nodesOf, pathOf } from './chart.ts';
import type { ChartIR, Requirement, StateIR, TransitionIR } from './model.ts';

interface Named {
  readonly type?: unknown;
  readonly name?: string;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

/** Name of a guard or an action in the chart; for inline ones the function's name. */
export const nameOf = (reference: unknown): string => {
  if (typeof reference === 'string') return reference;
  const { type, name, guards, stateValue } = reference as Named;
  if (typeof reference === 'function' && guards) {
    return `${String(name)}(${guards.map(nameOf).join(', ')})`;
  }
  if (typeof reference === 'function' && stateValue !== undefined) {
    return `stateIn(${JSON.stringify(stateValue)})`;
  }
  if (typeof type === 'string') return type.replace(/^xstate\./, '');
  return name ? `ƒ ${name}` : 'ƒ';
};

const requirementsOf = (meta: unknown): Requirement[] => {
  const given = (meta as { requirement?: unknown } | undefined)?.requirement;
  return [given].flat().filter((one): one is string => typeof one === 'string');
};

/** Raising and cancelling the events of `after` is xstate's own doing, not the chart's. */
const isOwn = (action: unknown): boolean => {
  const { event, sendId } = action as { event?: { type?: string }; sendId?: unknown };
  return [event?.type, sendId].some(
    (id) => typeof id === 'string' && id.startsWith('xstate.after.'),
  );
};

const actionNames = (actions: readonly unknown[]): string[] =>
  actions.filter((action) => typeof action !== 'function' || !isOwn(action)).map(nameOf);

const stateOf = (node: AnyStateNode): StateIR => ({
  path: pathOf(node),
  kind: node.type,
  parent: node.parent ? pathOf(node.parent) : null,
  initial: node.type === 'compound' ? (node.initial.target[0]?.key ?? null) : null,
  description: node.description ?? '',
  tags: node.tags,
  entry: actionNames(node.entry),
  exit: actionNames(node.exit),
  invokes: node.invoke.map(({ id, src }) => ({
    id,
    src: typeof src === 'string' ? src : id,
    done: node.transitions.has(`xstate.done.actor.${id}`),
    error: node.transitions.has(`xstate.error.actor.${id}`),
  })),
  requirements: requirementsOf((node as { meta?: unknown }).meta),
});

/** The source text of a word of the chart, with what a builtin action holds: two revisions compare by it. */
const sourceOf = (word: unknown): string => {
  if (typeof word === 'function') {
    const held = Object.values(word as object).map(sourceOf);
    // Vite's import numbers change without a change of the code.
    return [String(word).replaceAll(/__vite_ssr_import_\d+__/g, ''), ...held].join('\n');
  }
  if (typeof word === 'object' && word !== null) {
    if ('config' in word) return '';
    return Object.entries(word)
      .map(([key, value]) => `${key}: ${sourceOf(value)}`)
      .join('\n');
  }
  return String(word);
};

/** A plain function: an action that a run records but does not execute, or a guard it may stub. */
const isPlain = (word: unknown): boolean => typeof word === 'function' && !('resolve' in word);

/** Source of a reference apart from its name: its params, or the inline code. */
const ownText = (reference: unknown): string => {
  if (typeof reference === 'string' || reference === undefined || reference === null) return '';
  const { type, params } = reference as { readonly type?: unknown; readonly params?: unknown };
  return typeof reference === 'object' && typeof type === 'string'
    ? sourceOf(params)
    : sourceOf(reference);
};

const textOf = (held: readonly unknown[]): string => held.map(ownText).filter(Boolean).join('\n');

/** Stands between the functions of one place. */
export const between = '\f';

/** Sources of one place: the params as one text, and the inline functions as another. */
const passed = (id: string, held: readonly unknown[], functions: readonly unknown[] = held) => {
  const isInline = (one: unknown) => functions.includes(one) && isPlain(one);
  const plain = held.filter(isInline).map(sourceOf);
  return [
    [id, textOf(held.filter((one) => !isInline(one)))],
    ...(plain.length > 0 ? [[`inline ${id}`, plain.join(between)]] : []),
  ] as const;
};

const sourcesOf = (machine: AnyStateMachine): Record<string, string> => {
  const { guards, actions, delays } = machine.implementations;
  const words = Object.entries({ guards, actions, delays }).flatMap(([room, entries]) =>
    Object.entries(entries as Record<string, unknown>).map(
      ([name, word]) => [`${room}.${name}`, sourceOf(word)] as const,
    ),
  );
  const { context } = machine.config;
  return Object.fromEntries([
    ...words,
    ...[...indexTransitions(machine).ids].flatMap(([{ guard, actions: done }, id]) =>
      passed(`transitions.${id}`, [guard, ...done.filter((action) => !isOwn(action))]),
    ),
    ...nodesOf(machine).flatMap((node) => {
      const { entry, exit, invoke, output } = node;
      const own = [...entry, ...exit].filter((action) => !isOwn(action));
      const inputs = invoke.map((one) => (one as { readonly input?: unknown }).input);
      return passed(`states.${pathOf(node)}`, [...own, ...inputs, output], own);
    }),
    ['context', textOf([context])],
  ]);
};

/** A machine as data: what the criteria, the reports and the comparison of two revisions read. */
export function chartOf(machine: AnyStateMachine): ChartIR {
  const { definitions } = indexTransitions(machine);
  const transitions = [...definitions].map(([id, transition]): TransitionIR => {
    const { kind, label } = eventOf(transition.eventType, transition.source);
    return {
      id,
      source: pathOf(transition.source),
      event: label,
      kind,
      index: Number.parseInt(id.slice(id.lastIndexOf('|') + 1), 10),
      targets: (transition.target ?? []).map(pathOf),
      guard: transition.guard ? nameOf(transition.guard) : null,
      actions: actionNames(transition.actions),
      reenter: transition.reenter,
      description: transition.description ?? '',
      requirements: requirementsOf(transition.meta),
    };
  });
  const events = transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event);
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodesOf(machine).map(stateOf),
    transitions,
    events: [...new Set(events)],
    sources: sourcesOf(machine),
    told: Object.entries(machine.implementations.actions as Record<string, unknown>)
      .filter(([, word]) => isPlain(word))
      .map(([name]) => name),
  };
}
