import { expect, test } from 'vitest';
import type { Choice, Shown } from '../../.storybook/statechart/channel.ts';
import { answerFor, playUnder, type Played } from '../../.storybook/weather/player.ts';
import type { CallOutcome, Network } from '#src/weather/weather.ts';

const choice = (parts: Partial<Choice> & Pick<Choice, 'label'>): Choice => ({
  kind: 'settle',
  payload: '',
  to: null,
  taken: [],
  guards: [],
  child: 'buy',
  failure: null,
  wait: 0,
  ...parts,
});
const answers = [
  choice({ label: 'done' }),
  choice({ label: 'declined', failure: 'paymentDeclined' }),
  choice({ label: 'offline', failure: 'offline' }),
  choice({ label: 'over', failure: 'unauthenticated' }),
];

test.each<[CallOutcome, string]>([
  [{ kind: 'passes' }, 'done'],
  [{ kind: 'unsent' }, 'offline'],
  [{ kind: 'unanswered' }, 'offline'],
  [{ kind: 'refused', status: 401 }, 'over'],
  [{ kind: 'refused', status: 423 }, 'declined'],
])('%o is answered with "%s"', (outcome, label) => {
  expect(answerFor(answers, outcome)?.label).toBe(label);
});

test('a port that cannot fail is answered', () => {
  expect(answerFor(answers.slice(0, 1), { kind: 'unsent' })?.label).toBe('done');
});

/** A presenter and a clock in the hands of the test. */
function stage(parts: Partial<Network> = {}) {
  const done: string[] = [];
  const waiting = new Map<() => void, number>();
  const listeners: ((shown: Shown | null) => void)[] = [];
  const played: Played = {
    onShown: (next) => {
      listeners.push(next);
      return () => done.push('ended');
    },
    jump: async (key) => void done.push(`jump ${key}`),
    take: async (label) => void done.push(`take ${label}`),
    say: async () => undefined,
  };
  const network: Network = {
    call: () => ({ delay: 900, outcome: { kind: 'passes' } }),
    event: () => ({ delay: 0, times: 1, isLate: false }),
    isAway: () => false,
    ...parts,
  };
  const end = playUnder(
    network,
    played,
    (wait, then) => {
      waiting.set(then, wait);
      return () => waiting.delete(then);
    },
    { isPort: (child) => child !== 'dialog', elapsed: () => 0 },
  );
  const show = (choices: readonly Choice[], over: Partial<Shown> = {}) => {
    const shown = { storyId: 'tip', path: [], key: 'buying', timeline: [], choices, ...over };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that are read
    for (const listener of listeners) listener(shown as unknown as Shown);
  };
  const pass = () => {
    for (const then of waiting.keys()) then();
    waiting.clear();
  };
  return { done, waiting, show, pass, end };
}

test('a story that stands still begins to run', () => {
  const { done, show } = stage();
  show(answers, { timeline: null });
  expect(done).toEqual(['jump buying']);
});

test('a child is answered once, when its time has come', () => {
  const { done, waiting, show, pass } = stage();
  show(answers);
  show(answers);
  expect([...waiting.values()]).toEqual([900]);
  pass();
  expect(done).toEqual(['take done']);
});

test('a delay ends when it is due', () => {
  const { done, waiting, show, pass } = stage();
  show([choice({ label: 'after 200', kind: 'clock', child: null, wait: 200 })]);
  expect([...waiting.values()]).toEqual([200]);
  pass();
  expect(done).toEqual(['take after 200']);
});

test('what no longer waits is called off', () => {
  const { waiting, show } = stage();
  show(answers);
  show([]);
  expect(waiting.size).toBe(0);
});

test('a chart below it ends by itself, events are left to people, and a child that is looked at too', () => {
  const { waiting, show } = stage();
  show([
    choice({ label: 'done', child: 'dialog' }),
    choice({ label: 'press', kind: 'event', child: null }),
  ]);
  show(answers, { path: ['dialog'] });
  expect(waiting.size).toBe(0);
});

test('without a network nothing is answered but that', () => {
  const { done, show, pass } = stage({ isAway: () => true });
  show(answers);
  pass();
  expect(done).toEqual(['take offline']);
});

test('at its end all is called off', () => {
  const { done, waiting, show, end } = stage();
  show(answers);
  end();
  expect(waiting.size).toBe(0);
  expect(done).toEqual(['ended']);
});
