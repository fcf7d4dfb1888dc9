import { afterAll, expect, test } from 'vitest';
import { audit } from '#tests/lib/walk/audit.ts';
import type { ModelModule } from '#tests/lib/walk/model-file.ts';
import { heldTo } from '#tests/lib/walk/looking.ts';
import { walkThroughView } from '#tests/lib/walk/through-view.tsx';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import { withoutSightings } from '#tests/lib/walk/without-sightings.ts';
import { readKept } from '#tests/paths/look/kept.ts';
import { viewFaults } from './view-faults.ts';

/** The share of faults that the generated walks must find. */
const bar = 0.9;
/** Milliseconds for a part that comes late: a fault that is found is one that has been waited for. */
const patience = 600;
const texts = import.meta.glob<string>('../*/looks/*.txt', { query: '?raw', import: 'default' });

/** The model of a flow, and all of its views with the fault in them. */
const spoiltModel = async (flow: string, number: number): Promise<WalkModel> => {
  const url = `/tests/${flow}.model.tsx?fault=${number}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a model has one export
  const module = (await import(/* @vite-ignore */ url)) as ModelModule;
  return withoutSightings(module.default);
};

/** The first thing that a walk through the spoilt view stumbles over, or null. */
const stumble = async (flow: string, number: number): Promise<string | null> => {
  const model = await spoiltModel(flow, number);
  const text = await texts[`../${flow.replace('/', '/looks/')}.txt`]?.();
  const looks = heldTo(flow, readKept(text ?? ''), patience);
  for (const walk of audit(model, flow).view.tests) {
    try {
      await walkThroughView(model, walk, looks);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return null;
};

const found = new Map<number, string>();

for (const [number, { flow, title }] of viewFaults.entries())
  test(`${flow}: ${title}`, async () => {
    const said = await stumble(flow, number);
    if (said !== null) found.set(number, said);
  });

test('the walks find nine of ten', () => {
  const unseen = viewFaults.filter((_, number) => !found.has(number));
  console.log(unseen.map(({ flow, title }) => `not found: ${flow}: ${title}`).join('\n'));
  expect(found.size / viewFaults.length).toBeGreaterThanOrEqual(bar);
});

afterAll(() =>
  console.log(
    viewFaults
      .map(({ flow, title }, number) => `${flow} | ${title} | ${found.get(number) ?? 'NOT FOUND'}`)
      .join('\n'),
  ),
);
