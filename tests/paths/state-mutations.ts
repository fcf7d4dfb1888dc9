import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameOf } from './adapter.ts';
import { nodesOf, pathOf } from './chart.ts';
import { cloneConfig, nodeAt } from './config.ts';
import { without, type Draft, type Edit } from './mutation-draft.ts';

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

/** Faults in the states of a chart, their delays among them. */
export const stateDrafts = (machine: AnyStateMachine): Draft[] =>
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
    const tags = (config.tags ?? []).map((tag, index): Draft => ({
      operator: 'missing tag',
      at,
      text: `without "${String(tag)}"`,
      edit: (whole) => {
        const own = nodeAt(whole, node.path);
        own.tags = without(own.tags ?? [], index);
      },
    }));
    const last: Draft[] =
      node.type === 'final'
        ? [
            {
              operator: 'missing final',
              at,
              text: 'it is no end',
              edit: (whole) => {
                delete nodeAt(whole, node.path).type;
              },
            },
          ]
        : [];
    const deep = node.history === 'deep';
    const memory: Draft[] =
      node.type === 'history'
        ? [
            {
              operator: 'wrong history',
              at,
              text: deep ? 'it is shallow' : 'it is deep',
              edit: (whole) => {
                nodeAt(whole, node.path).history = deep ? 'shallow' : 'deep';
              },
            },
          ]
        : [];
    return [
      ...tags,
      ...last,
      ...memory,
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
