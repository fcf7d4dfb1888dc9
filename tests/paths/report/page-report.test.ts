import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../adapter.ts';
import type { PageModel } from '#tests/lib/page-model.ts';
import { pageReport } from './page-report.ts';

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { knock: 'opening', 'wind.blown': 'open' } },
    opening: { invoke: { id: 'ask', src: 'ask', onDone: 'open', onError: 'shut' } },
    open: {},
  },
});
const subject = {
  machine,
  gestures: { knock: () => Promise.resolve(), 'wind.blown': { world: 'the weather' } },
  cases: { outcomes: { ask: { done: ['yes'], error: [{ kind: 'offline' }] } } },
};
const ids = chartOf(machine).transitions.map(({ id }) => id);
const page: PageModel = {
  open: () => Promise.resolve(),
  ports: { ask: { call: null, done: () => 'real', error: () => ({ cannot: 'nobody cuts it' }) } },
};

test('what the app is taken through, and each reason with what it keeps out', () => {
  expect(pageReport('house/door', subject, ids, page)).toEqual({
    taken: 2,
    of: 4,
    kept: [
      { reason: 'no hand makes it: the weather', transitions: ['shut|wind.blown|0'] },
      { reason: 'nobody cuts it', transitions: ['opening|error(ask)|0'] },
    ],
  });
});

test('a flow without a page model has one reason for all of it', () => {
  const { taken, kept } = pageReport('house/door', { ...subject, View: () => null }, ids, null);
  expect([taken, kept]).toEqual([
    0,
    [
      {
        reason: 'walked through its view alone: there is no tests/house/door.page.ts',
        transitions: ids,
      },
    ],
  ]);
});

test('nor has one that draws nothing', () => {
  const blind = { ...subject, reason: 'it only listens' };
  expect(pageReport('house/door', blind, ids, null).kept[0]?.reason).toBe(
    'it draws nothing of its own: it only listens',
  );
});
