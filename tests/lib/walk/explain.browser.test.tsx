import { useSelector } from '@xstate/react';
import { expect, test } from 'vitest';
import { assign, setup, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { explorer } from '#tests/paths/explore.ts';
import type { Kept } from '#tests/paths/look/kept.ts';
import type { Test } from '#tests/paths/model.ts';
import { explainer, failedBefore, type Flow } from './explain.ts';
import { heldTo, keeping, type Looks } from './looking.ts';
import type { ViewReplay } from './replay-file.ts';
import { testOf, walkOf } from './shorter-walks.ts';
import { walkThroughView } from './through-view.tsx';
import type { WalkModel } from './types.ts';

/** A door that knows if somebody has knocked. */
const machine = setup({
  types: { context: {} as { isKnown: boolean } },
  actions: { know: assign({ isKnown: true }) },
}).createMachine({
  id: 'door',
  context: { isKnown: false },
  initial: 'shut',
  states: {
    shut: { on: { 'door.knock': { actions: 'know' }, 'door.open': 'open' } },
    open: { on: { 'door.close': 'shut' } },
  },
});

/** Views of it: `fault` is a word that stands where it is open and somebody has knocked. */
const viewWith = (fault: string) =>
  function Door({ actor }: { actor: AnyActorRef }) {
    const { value, context } = useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot);
    const isOpen = value === 'open';
    return (
      <main>
        <p>{isOpen ? (context.isKnown ? fault : 'Welcome') : 'Nobody'}</p>
        {['knock', 'open', 'close'].map((name) => (
          <button type="button" key={name} onClick={() => actor.send({ type: `door.${name}` })}>
            {name}
          </button>
        ))}
      </main>
    );
  };

const modelWith = (fault: string, isSeen: boolean): WalkModel => ({
  machine,
  View: viewWith(fault),
  cases: {},
  gestures: Object.fromEntries(
    ['knock', 'open', 'close'].map((name) => [`door.${name}`, (person) => person.press(name)]),
  ),
  sightings: {
    shut: () => Promise.resolve(),
    open: async () => {
      const isThere = document.body.textContent.includes('Welcome');
      if (isSeen && !isThere) throw new Error('Nobody is welcome.');
      await Promise.resolve();
    },
  },
});

const steps = ['door.open', 'door.close', 'door.knock', 'door.open', 'door.close'];
const walk = (() => {
  const graph = explorer({ machine, cases: {} });
  const found = walkOf(graph, { start: 0, steps }, () => true);
  return found && testOf(graph, 'house/door', found);
})();
const whole = (): Test => {
  if (!walk) throw new Error('The door has no such walk.');
  return walk;
};

const flowOf = (model: WalkModel, kept: ReadonlyMap<string, Kept> = new Map()) => {
  const list: ViewReplay[] = [];
  const flow: Flow = {
    flow: 'house/door',
    model,
    kept,
    budget: { left: 1 },
    patience: 50,
    replays: {
      readReplays: () => Promise.resolve([...list]),
      keepReplay: (_, replay) => Promise.resolve(`file ${list.push(replay)}`),
      forgetReplay: (_, replay) => Promise.resolve(void list.splice(list.indexOf(replay), 1)),
    },
  };
  return { flow, list };
};

const failureOf = async (model: WalkModel, one: Test, looks?: Looks): Promise<unknown> => {
  try {
    await walkThroughView(model, one, looks);
  } catch (error) {
    return error;
  }
  return null;
};

const now = () => ({ began: performance.now(), isRetry: false });

test('a walk that fails says the shortest that does, once, and keeps it', async () => {
  const model = modelWith('Go away', true);
  const { flow, list } = flowOf(model);
  const { explained } = explainer(flow);
  const first = await explained(whole(), await failureOf(model, whole()), now());
  expect(String(first)).toContain(
    'after door.open → door.close → door.knock → door.open, in "open": Nobody is welcome.\n' +
      'shortest: door.knock → door.open\nkept in file 1: the next run begins with it',
  );
  expect(list).toEqual([{ start: 0, steps: ['door.knock', 'door.open'] }]);
  const again = await explained(whole(), await failureOf(model, whole()), now());
  expect(String(again)).toMatch(/welcome\.\nshortest: door\.knock → door\.open$/);
  expect(list.length).toBe(1);
});

test('a retry, and a failure beyond the budget, are not made short', async () => {
  const model = modelWith('Go away', true);
  const { flow, list } = flowOf(model);
  const { explained } = explainer({ ...flow, budget: { left: 0 } });
  const failure = await failureOf(model, whole());
  const retried = await explained(whole(), failure, { ...now(), isRetry: true });
  expect(String(retried)).toMatch(/welcome\.$/);
  expect(list).toEqual([]);
  const beyond = await explained(whole(), failure, now());
  expect(String(beyond)).toContain('as it was walked: no shorter one was tried');
  expect(list).toEqual([{ start: 0, steps: steps.slice(0, 4) }]);
});

test('a walk that looks otherwise is kept with the look that it is held to', async () => {
  const right = modelWith('Welcome', false);
  const wrong = modelWith('Go away', false);
  const kept = new Map<string, Kept>();
  await walkThroughView(right, whole(), keeping(kept));
  const { flow, list } = flowOf(wrong, kept);
  const failure = await failureOf(wrong, whole(), heldTo('house/door', kept, 50));
  const said = await explainer(flow).explained(whole(), failure, now());
  expect(String(said)).toContain('shortest: door.knock → door.open\n');
  const looksAs = ['start 0', ...steps.slice(0, 4)];
  expect(list).toEqual([{ start: 0, steps: ['door.knock', 'door.open'], looksAs }]);

  const [again] = await failedBefore(flow);
  if (!again) throw new Error('Nothing is walked again.');
  const still = await failureOf(wrong, again.test, again.looks);
  expect(String(still)).toContain('It looks otherwise.');
  await walkThroughView(right, again.test, again.looks);

  const [known] = await failedBefore({ ...flow, kept: new Map() });
  expect(known).toBe(undefined);
  expect(list).toEqual([]);
});

test('walks that the chart knows no more are forgotten', async () => {
  const { flow, list } = flowOf(modelWith('Welcome', true));
  list.push({ start: 0, steps: ['door.close'] }, { start: 0, steps: ['door.open'] });
  const found = await failedBefore(flow);
  expect(found.map(({ test: { name } }) => name)).toEqual(['door.open']);
  expect(list).toEqual([{ start: 0, steps: ['door.open'] }]);
});
