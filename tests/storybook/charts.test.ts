import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { models } from '#tests/lib/walk/load.ts';
import { chartOf } from '#tests/paths/adapter.ts';
import type { ChartFile } from '../../.storybook/statechart/chart-file.types.ts';
import { keyOf } from '../../.storybook/statechart/configuration-key.ts';
import { fingerprintOf } from '../../.storybook/statechart/make/fingerprint.ts';
import { storiesOf } from '../../.storybook/statechart/make/stories.ts';
import { paperOf, placeKeyOf } from '../../.storybook/statechart/preview/paper.ts';
import { sessionOf } from '../../.storybook/statechart/preview/session.ts';

const folder = '.storybook/charts';
const advice = 'run `npm run charts`';

const stories = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../stories/*/*.stories.tsx',
);

const fileOf = (flow: string): ChartFile =>
  JSON.parse(readFileSync(`${folder}/${flow}.json`, 'utf8')) as ChartFile;

describe.each(models)('$flow', ({ flow, load }) => {
  test('its drawing is that of its chart', async () => {
    expect(existsSync(`${folder}/${flow}.json`), advice).toBe(true);
    const { machine } = await load();
    const chart = chartOf(machine);
    const { fingerprint, states } = fileOf(flow);
    expect(fingerprint, advice).toBe(fingerprintOf(chart));
    expect(Object.keys(states), advice).toEqual(chart.states.map(({ path }) => path));
  });

  test('the stories that are written down for it are those that show it', async () => {
    const { machine } = await load();
    const exports = (await stories[`../../stories/${flow}.stories.tsx`]?.()) ?? {};
    const { title, byKey } = storiesOf(exports, machine);
    const file = fileOf(flow);
    const written = file.configurations.map(({ leaves, stories: names }) => [keyOf(leaves), names]);
    expect({ title: file.title, written }, advice).toEqual({
      title,
      written: written.map(([key]) => [key, byKey.get(String(key)) ?? []]),
    });
  });

  test('each of its configurations is reached by the way that is written down', async () => {
    const model = await load();
    const paper = paperOf(model);
    for (const { leaves, start, steps } of fileOf(flow).configurations) {
      const key = keyOf(leaves);
      // One after the other: a chart may share its clock's names with the one before.
      // oxlint-disable-next-line no-await-in-loop -- in order
      const session = await sessionOf(model, paper, { start, steps }, () => {});
      session.stop();
      expect({ stands: placeKeyOf(session.place), failure: session.failure }, advice).toEqual({
        stands: key,
        failure: null,
      });
    }
  });
});

test('no drawing is of a flow that has gone', () => {
  const drawn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();
  expect(drawn).toEqual(models.map(({ flow }) => flow).toSorted());
});
