import { not, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { machineOf } from './build.ts';
import { nameOf } from './adapter.ts';
import { eventOf, indexTransitions, nodesOf, pathOf } from './chart.ts';
import { cloneConfig, nodeAt, type NodeConfig, type TransitionConfig } from './config.ts';
import type { Mutant, Operator } from './mutant.ts';

/** A fault that can be put into a fresh copy of the chart's drawing. */
export interface Mutation extends Mutant {
  readonly build: () => AnyStateMachine;
}

type Edit = (config: NodeConfig, delays: Record<string, unknown>) => void;

interface Draft {
  readonly operator: Operator;
  readonly at: string;
  readonly text: string;
  readonly edit: Edit;
}

/** The alternatives of one event in a state's drawing, and how to put others in their place. */
const groupOf = (
  config: NodeConfig,
  node: AnyStateNode,
  eventType: string,
): TransitionConfig[] | undefined => {
  const { kind, about, label } = eventOf(eventType, node);
  if (kind === 'event') return config.on?.[label];
  if (kind === 'always') return config.always;
  if (kind === 'stateDone') return config.onDone;
  if (kind === 'after') return config.after?.[about];
  const invoke = config.invoke?.[node.invoke.findIndex(({ id }) => id === about)];
  if (kind === 'done') return invoke?.onDone;
  return kind === 'error' ? invoke?.onError : invoke?.onSnapshot;
};

/** Another state of the same family, or none. */
const neighbour = (target: AnyStateNode): AnyStateNode | null => {
  const family = Object.values(target.parent?.states ?? {}).filter(
    ({ type }) => type !== 'history',
  );
  const next = family[(family.indexOf(target) + 1) % family.length];
  return next && next !== target ? next : null;
};

const without = <Item>(list: readonly Item[], at: number): Item[] => list.toSpliced(at, 1);

/** Actions that show each time they are done come first; what only writes context may write what is there. */
const showing = (machine: AnyStateMachine): string[] => {
  const actions = machine.implementations.actions as Record<string, { readonly type?: string }>;
  const shows = (word: string) => !/assign|enqueue/i.test(actions[word]?.type ?? '');
  return Object.keys(actions).toSorted((a, b) => Number(shows(b)) - Number(shows(a)));
};

type Guarded = Parameters<typeof not>[0];

const transitionDrafts = (machine: AnyStateMachine): Draft[] => {
  const { definitions } = indexTransitions(machine);
  const words = showing(machine);
  return [...definitions].flatMap(([id, definition]) => {
    const { source, eventType, target, guard, actions } = definition;
    const index = source.transitions.get(eventType)?.indexOf(definition) ?? -1;
    const place = eventType === '' ? (source.always?.indexOf(definition) ?? -1) : index;
    const edit =
      (change: (transition: TransitionConfig, group: TransitionConfig[]) => void): Edit =>
      (config) => {
        const group = groupOf(nodeAt(config, source.path), source, eventType);
        const transition = group?.[place];
        if (group && transition) change(transition, group);
      };
    const draft = (
      operator: Operator,
      text: string,
      change: Parameters<typeof edit>[0],
    ): Draft => ({
      operator,
      at: id,
      text,
      edit: edit(change),
    });
    const other = target?.[0] && neighbour(target[0]);
    const extra = words.find((word) => !actions.some((action) => nameOf(action) === word));
    return [
      draft('missing transition', 'it is not there', (_, group) => void group.splice(place, 1)),
      ...(other
        ? [
            draft('wrong target', `it leads to ${pathOf(other)}`, (transition) => {
              transition.target = `#${other.id}`;
            }),
          ]
        : []),
      ...(guard
        ? [
            draft('missing guard', `${nameOf(guard)} is not asked`, (transition) => {
              delete transition.guard;
            }),
            draft('negated guard', `not ${nameOf(guard)}`, (transition) => {
              transition.guard = not(transition.guard as Guarded);
            }),
          ]
        : []),
      ...actions.map((action, at) =>
        draft('missing action', `without ${nameOf(action)} (${at + 1})`, (transition) => {
          transition.actions = without(transition.actions ?? [], at);
        }),
      ),
      ...(extra
        ? [
            draft('extra action', `with ${extra}`, (transition) => {
              transition.actions = [...(transition.actions ?? []), extra];
            }),
          ]
        : []),
    ];
  });
};

const delayDrafts = (node: AnyStateNode, machine: AnyStateMachine): Draft[] =>
  Object.keys((node.config.after as object | undefined) ?? {}).flatMap((key) =>
    [1, -1].flatMap((by) => {
      const isNumber = !Number.isNaN(Number(key));
      if (isNumber && Number(key) + by < 0) return [];
      const wrong = isNumber ? String(Number(key) + by) : `${key} ${by}`;
      const given: unknown = (machine.implementations.delays as Record<string, unknown>)[key];
      const late = (args: unknown, params: unknown) =>
        (typeof given === 'function' ? Number(given(args, params)) : Number(given)) + by;
      const edit: Edit = (config, delays) => {
        const at = nodeAt(config, node.path);
        at.after = Object.fromEntries(
          Object.entries(at.after ?? {}).map(([name, to]) => [name === key ? wrong : name, to]),
        );
        if (!isNumber) delays[wrong] = late;
      };
      const text = `${key} ends one millisecond ${by > 0 ? 'late' : 'early'}`;
      return [{ operator: 'wrong delay' as const, at: pathOf(node), text, edit }];
    }),
  );

const stateDrafts = (machine: AnyStateMachine): Draft[] =>
  nodesOf(machine).flatMap((node) => {
    const at = pathOf(node);
    const config = nodeAt(cloneConfig(machine.config), node.path);
    const lost = (list: 'entry' | 'exit') =>
      (config[list] ?? []).map((action, index): Draft => ({
        operator: `missing ${list}`,
        at,
        text: `without ${nameOf(action)} (${index + 1})`,
        edit: (whole) => {
          const own = nodeAt(whole, node.path);
          own[list] = without(own[list] ?? [], index);
        },
      }));
    const first = node.type === 'compound' ? node.initial.target[0] : undefined;
    const others = Object.values(node.states).filter(
      (child) => first && child !== first && child.type !== 'history',
    );
    return [
      ...lost('entry'),
      ...lost('exit'),
      ...delayDrafts(node, machine),
      ...others.map((child): Draft => ({
        operator: 'wrong initial',
        at,
        text: `it begins in ${child.key}`,
        edit: (whole) => {
          const own = nodeAt(whole, node.path);
          own.initial =
            typeof own.initial === 'object' ? { ...own.initial, target: child.key } : child.key;
        },
      })),
    ];
  });

/** Every fault that the operators can put into a chart. */
export const mutationsOf = (machine: AnyStateMachine): Mutation[] =>
  [...transitionDrafts(machine), ...stateDrafts(machine)].map(({ operator, at, text, edit }) => ({
    id: `${operator} @ ${at}: ${text}`,
    operator,
    at,
    text,
    build: () => {
      const config = cloneConfig(machine.config);
      const { delays, ...words } = machine.implementations;
      const own: Record<string, unknown> = { ...delays };
      edit(config, own);
      return machineOf(config, { ...words, delays: own });
    },
  }));
