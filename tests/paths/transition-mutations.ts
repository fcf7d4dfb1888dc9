import { not, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { nameOf } from './adapter.ts';
import { eventOf, indexTransitions, pathOf } from './chart.ts';
import { nodeAt, type NodeConfig, type TransitionConfig } from './config.ts';
import type { Operator } from './mutant.ts';
import { without, type Draft, type Edit } from './mutation-draft.ts';

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

/** Actions that show each time they are done come first; what only writes context may write what is there. */
const showing = (machine: AnyStateMachine): string[] => {
  const actions = machine.implementations.actions as Record<string, { readonly type?: string }>;
  const shows = (word: string) => !/assign|enqueue/i.test(actions[word]?.type ?? '');
  return Object.keys(actions).toSorted((a, b) => Number(shows(b)) - Number(shows(a)));
};

type Guarded = Parameters<typeof not>[0];

/** Faults in the transitions of a chart. */
export const transitionDrafts = (machine: AnyStateMachine): Draft[] => {
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
    const { kind } = eventOf(eventType, source);
    const beside =
      (eventType === '' ? source.always : source.transitions.get(eventType))?.length ?? 1;
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
      ...(place < beside - 1
        ? [
            draft('swapped candidates', 'it comes after the next one', (transition, group) => {
              const next = group[place + 1];
              if (next) group.splice(place, 2, next, transition);
            }),
          ]
        : []),
      ...(kind === 'event' && place === 0
        ? [
            {
              operator: 'renamed event' as const,
              at: id,
              text: `it listens to "${eventType} renamed"`,
              edit: (config: NodeConfig) => {
                const { on = {} } = nodeAt(config, source.path);
                on[`${eventType} renamed`] = on[eventType] ?? [];
                delete on[eventType];
              },
            },
          ]
        : []),
      ...(kind === 'error' && place === 0 && beside > 1
        ? [
            draft('missing onError', 'nobody listens to its failure', (_, group) => {
              group.splice(0);
            }),
          ]
        : []),
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
