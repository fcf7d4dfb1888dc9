import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dialogLoaders } from '#src/app/dialogs/registry.ts';
import { circles, imports, reachOf } from './circles.ts';

test('no files import one another in a circle, be it by types', () => {
  expect(circles().map((circle) => `${circle.length}: ${circle.join(' ')}`)).toEqual([]);
});

/** A screen's own flow, and what all share; the texts, whose keys are types, and the backend apart. */
const ownReach = (path: string) =>
  [...reachOf(path)].filter((one) => !one.startsWith('src/locales/')).length;

test('the types of a screen reach its own flow, not the whole product', () => {
  const screens = [...imports.keys()].filter((path) => path.startsWith('src/app/screens/'));
  const reaches = screens.map(ownReach).toSorted((one, other) => one - other);
  expect(screens.length).toBeGreaterThan(30);
  expect(reaches[0]).toBeLessThanOrEqual(55);
  expect(reaches[Math.floor(reaches.length / 2)]).toBeLessThanOrEqual(130);
  expect(reaches.at(-1)).toBeLessThanOrEqual(385);
});

test('each dialog that a flow can ask for is one that the app can open', () => {
  const declared = [...imports.keys()]
    .filter((path) => path.startsWith('machines/') && path.endsWith('.types.ts'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/= DialogToken<\s*'(\w+)'/g)])
    .map(([, name]) => name);
  expect(new Set(declared)).toEqual(new Set([...Object.keys(dialogLoaders), 'confirm']));
  expect(new Set(declared).size).toBe(declared.length);
});
