import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../adapter.ts';
import type { Box } from './drawing.ts';
import { layout } from './layout.ts';
import { anchorOf, escape, svgOf } from './svg.ts';

const chart = chartOf(
  createMachine({
    id: 'shop',
    initial: 'browsing',
    on: { look: { actions: 'note' } },
    states: {
      browsing: { on: { buy: 'paying' } },
      paying: {
        initial: 'typing',
        states: { typing: { on: { send: 'sending' } }, sending: {} },
        on: { cancel: 'browsing', done: 'paid', retry: { target: 'paying', reenter: true } },
      },
      paid: { type: 'final' },
    },
  }),
);

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('layout', () => {
  test('holds every state inside its parent and apart from its siblings', async () => {
    const { states } = await layout(chart);
    const box = (path: string) => states.find((state) => state.path === path) as Box;
    const pairs = chart.states.flatMap((one) =>
      chart.states.flatMap((other) =>
        other.parent === one.parent && other.path < one.path
          ? [[one.path, other.path] as const]
          : [],
      ),
    );
    for (const { path, parent } of chart.states)
      expect(parent === null || inside(box(path), box(parent)), path).toBe(true);
    for (const [one, other] of pairs)
      expect(apart(box(one), box(other)), `${one} beside ${other}`).toBe(true);
  });

  test('draws a line for each transition that leads somewhere, and notes the others', async () => {
    const { states, transitions } = await layout(chart);
    const lines = transitions.map(({ id }) => id).toSorted();
    const notes = states.flatMap((state) => state.notes.map(({ transition }) => transition));
    expect(lines).toEqual(
      chart.transitions.flatMap(({ id, targets }) => (targets.length > 0 ? id : [])).toSorted(),
    );
    expect(notes).toEqual(['(root)|look|0']);
    for (const { line } of transitions) expect(line.length).toBeGreaterThan(1);
  });

  test('lets a line that goes back end at its target', async () => {
    const { states, transitions } = await layout(chart);
    const back = transitions.find(({ id }) => id === 'paying|cancel|0');
    const target = states.find(({ path }) => path === 'browsing') as Box;
    const end = back?.line.at(-1) ?? { x: -1, y: -1 };
    const reach = {
      x: target.x - 1,
      y: target.y - 1,
      width: target.width + 2,
      height: target.height + 2,
    };
    expect(inside({ ...end, width: 0, height: 0 }, reach)).toBe(true);
  });

  test('is the same each time', async () => {
    expect(await layout(chart)).toEqual(await layout(chart));
  });
});

describe('svg', () => {
  const plain = { className: 'hit', title: 'x' };
  const paints = { state: () => plain, transition: () => plain };

  test('names each state and transition once, so that a table can link to it', async () => {
    const svg = svgOf(await layout(chart), paints, 'shop');
    for (const { id } of chart.transitions)
      expect(svg.split(`id="${anchorOf('shop', id)}"`)).toHaveLength(2);
  });

  test('lets no text of a chart out of its place', async () => {
    const evil = { ...chart, id: '<script>"\u0000' };
    const svg = svgOf(await layout(evil), paints, '"><script>');
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
    expect(escape(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
  });
});
