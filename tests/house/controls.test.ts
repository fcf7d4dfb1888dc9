import { expect, test } from 'vitest';
import { imports, reachOf } from './circles.ts';

/** Controls that the product's specification lists (§5) and no screen uses yet, each with what will. */
const awaited = ['src/ui/dialog/tooltip.tsx', 'src/ui/fields/multiselect-field.tsx'];

/** Files of the product outside `src/ui` and all that they reach. */
const used = new Set(
  [...imports.keys()]
    .filter((path) => !path.startsWith('src/ui/'))
    .flatMap((path) => [...reachOf(path)]),
);
const controls = [...imports.keys()].filter((path) => path.startsWith('src/ui/'));

test('each control is used by the product, not by stories and tests alone', () => {
  const unused = controls.filter((path) => !used.has(path));
  expect(controls.length).toBeGreaterThan(150);
  expect(unused.toSorted()).toEqual(awaited);
});
