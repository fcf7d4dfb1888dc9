import type { ComponentType } from 'react';
import { afterAll, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { audit } from '#tests/lib/walk/audit.ts';
import { models } from '#tests/lib/walk/load.ts';
import { walkThroughView } from '#tests/lib/walk/through-view.tsx';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import { viewFaults } from './view-faults.ts';

/** The share of faults that the generated walks must find. */
const bar = 0.9;

type View = ComponentType<{ actor: AnyActorRef }>;

const spoiltView = async (flow: string, number: number, { View }: WalkModel): Promise<View> => {
  const url = `/src/views/${viewFaults[number]?.file ?? ''}?fault=${number}`;
  const module = (await import(/* @vite-ignore */ url)) as Record<string, View>;
  const found = module[View?.name ?? ''];
  if (!found) throw new Error(`${flow} has no view of that name.`);
  return found;
};

/** The first thing that a walk through the spoilt view stumbles over, or null. */
const stumble = async (flow: string, number: number): Promise<string | null> => {
  const model = await models.find((one) => one.flow === flow)?.load();
  if (!model) throw new Error(`${flow} has no model.`);
  const spoilt = { ...model, View: await spoiltView(flow, number, model) };
  for (const walk of audit(model, flow).view.tests) {
    try {
      await walkThroughView(spoilt, walk);
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
