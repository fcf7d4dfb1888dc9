import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { AnyActor, AnyStateMachine, StateMachine } from 'xstate';
import { lightened } from '#src/backend/build/light-charts.ts';

const dist = path.resolve('node_modules/xstate/dist');
const fileOf = (name: RegExp) => readdirSync(dist).find((file) => name.test(file)) ?? '';
const whole = readFileSync(path.join(dist, fileOf(/^StateMachine-\w+\.esm\.js$/)), 'utf8');

/** As much of XState's own modules as is wanted here, by the short names that they export. */
interface Charts {
  readonly S: new (...config: ConstructorParameters<typeof StateMachine>) => AnyStateMachine;
}
interface Actors {
  readonly c: (machine: AnyStateMachine, options?: object) => AnyActor;
}
const load = async (code: string) => {
  const there = code.replaceAll("'./", `'${pathToFileURL(dist).href}/`);
  return (await import(`data:text/javascript,${encodeURIComponent(there)}`)) as Charts;
};
const theirs = await load(whole);
const ours = await load(lightened(whole));
const { c: createActor } = (await import(
  pathToFileURL(path.join(dist, fileOf(/^raise-\w+\.esm\.js$/))).href
)) as Actors;

const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.machine.ts'),
);
const machines = await Promise.all(
  files.map(async (file) => {
    const all = (await import(path.resolve('machines', file))) as Record<string, unknown>;
    return Object.entries(all).filter(([name]) => name.endsWith('Machine'));
  }),
);

test.for(machines.flat() as [string, AnyStateMachine][])('%s is drawn as it was', ([, chart]) => {
  const { config, implementations } = chart;
  const before = new theirs.S(config, implementations).definition;
  const after = new ours.S(config, implementations).definition;
  expect(JSON.stringify(after)).toBe(JSON.stringify(before));
  const filled = new ours.S(config, implementations).provide({}).definition;
  expect(JSON.stringify(filled)).toBe(JSON.stringify(before));
});

const lamp = {
  id: 'lamp',
  initial: 'dark',
  context: { told: [] as string[] },
  states: {
    dark: { on: { press: 'lit' }, exit: 'tell' },
    lit: { after: { glow: 'dark' }, always: { guard: 'isBroken', target: 'dark' } },
  },
};

test('each filling has its own ports on the same states, and the bare chart keeps its own', () => {
  const told: string[] = [];
  const bare = new ours.S(lamp as never);
  const filling = (name: string, isBroken: boolean) =>
    bare.provide({
      actions: { tell: () => void told.push(name) },
      guards: { isBroken: () => isBroken },
      delays: { glow: 60_000 },
    });
  const whole = createActor(filling('whole', false)).start();
  const broken = createActor(filling('broken', true)).start();
  whole.send({ type: 'press' });
  broken.send({ type: 'press' });
  expect(told).toEqual(['whole', 'broken']);
  expect([whole, broken].map((actor) => actor.getSnapshot().value)).toEqual(['lit', 'dark']);
  expect(bare.implementations.actions).toEqual({});
  expect(filling('x', true).provide({ delays: { glow: 1 } }).implementations).toMatchObject({
    guards: { isBroken: expect.any(Function) },
    delays: { glow: 1 },
  });
  whole.stop();
  broken.stop();
});

test('an XState that is written otherwise is not touched in silence', () => {
  expect(() => lightened('class StateMachine {}')).toThrow(/XState has changed/);
});
