import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { leavesOf, nodesOf, pathOf } from '#tests/paths/chart.ts';
import { camel } from './case.ts';
import { readFlows } from './charts.ts';
import { fault } from './files.ts';

const flows = await readFlows();

/** Runs a rule over every chart and names the file of each sentence it answers with. */
const everywhere = (
  rule: (machine: AnyStateMachine, stem: string, domain: string) => readonly string[],
): string[] =>
  flows.flatMap(({ machine, stem, domain, fileOf }) =>
    machine ? rule(machine, stem, domain).map((text) => fault(fileOf('machine'), text)) : [],
  );

test('a chart is exported as <stem>Machine and its id is the stem', () => {
  const missing = flows
    .filter(({ machine }) => machine === null)
    .map(({ fileOf, stem }) => fault(fileOf('machine'), `exports no ${camel(stem)}Machine`));
  const odd = everywhere((machine, stem) =>
    machine.id === camel(stem) ? [] : [`id "${machine.id}", should be "${camel(stem)}"`],
  );
  expect([...missing, ...odd]).toEqual([]);
});

test('every state has a description of one sentence', () => {
  expect(
    everywhere((machine) =>
      nodesOf(machine)
        .filter(({ description }) => !/[.!?]$/.test(description?.trim() ?? ''))
        .map((node) => `state "${pathOf(node)}" has no description`),
    ),
  ).toEqual([]);
});

test('every chart names the requirement it meets', () => {
  expect(
    everywhere((machine) => {
      const { meta } = machine.root as { meta?: { requirement?: unknown } };
      return typeof meta?.requirement === 'string' ? [] : ['has no meta.requirement'];
    }),
  ).toEqual([]);
});

test('a chart has at most twelve leaf states', () => {
  expect(
    everywhere((machine) => {
      const { length } = leavesOf(machine);
      return length > 12 ? [`${length} leaf states: it is two charts`] : [];
    }),
  ).toEqual([]);
});

const vague = /^(is|has)[A-Z]|^(step|state)\d|^(error|success|init|default)$/;

test('states are named as situations', () => {
  expect(
    everywhere((machine) =>
      nodesOf(machine)
        .filter(
          ({ key, parent }) => parent && (!/^[a-z][A-Za-z0-9]*$/.test(key) || vague.test(key)),
        )
        .map((node) => `state "${pathOf(node)}": camelCase gerund or participle`),
    ),
  ).toEqual([]);
});

test('events are noun.verb or noun.participle', () => {
  expect(
    everywhere((machine) =>
      [...new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))]
        .filter((type) => !type.startsWith('xstate.') && type !== '*')
        .filter(
          (type) => !/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+(\.\*)?$|^[a-z]+\.\*$/.test(type),
        )
        .map((type) => `event "${type}": noun.verb`),
    ),
  ).toEqual([]);
});

test('guards ask: is, has, can', () => {
  expect(
    everywhere((machine) =>
      Object.keys(machine.implementations.guards)
        .filter((name) => !/^(is|has|can)[A-Z]/.test(name))
        .map((name) => `guard "${name}": is…, has…, can…`),
    ),
  ).toEqual([]);
});

test('an invoke is called as its port, unless the chart asks the same port in two ways', () => {
  expect(
    everywhere((machine) => {
      const invokes = nodesOf(machine).flatMap((node) =>
        node.invoke.map(({ id, src }) => ({ at: pathOf(node), id, src })),
      );
      return invokes
        .filter(({ id, src }) => typeof src === 'string' && id !== src)
        .filter(({ src }) => invokes.filter((other) => other.src === src).length === 1)
        .map(({ at, id }) => `${at} invokes its port as "${id}"`);
    }),
  ).toEqual([]);
});

const data = new Set(['params', 'input', 'context', 'output', 'meta']);

const functionsIn = (value: unknown, path: string): string[] => {
  if (typeof value === 'function') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    data.has(key) ? [] : functionsIn(child, path === '' ? key : `${path}.${key}`),
  );
};

test('createMachine holds names alone: no function but params, input, context, output', () => {
  expect(
    everywhere((machine) =>
      functionsIn(machine.config, '').map((path) => `a function at ${path}: name it in setup()`),
    ),
  ).toEqual([]);
});
