import { expect, test } from 'vitest';
import { keyOf, type Kept } from '#tests/paths/look/kept.ts';
import type { Step, Test } from '#tests/paths/model.ts';
import type { Live, Sent } from './live.ts';
import { heldTo, heldWhereKept, keeping, waysOf } from './looking.ts';

const expects = {
  value: 'open',
  leaves: [],
  status: 'active',
  tags: [],
  context: '',
  children: [],
  deadlines: [],
  effects: [],
  emitted: [],
};
const press: Step = {
  label: 'door.open',
  kind: 'event',
  event: { type: 'door.open' },
  wait: 0,
  child: null,
  answers: {},
  proves: [],
  probes: [],
  expects,
};
const walk: Test = {
  name: 'door.open',
  start: 0,
  input: undefined,
  answers: {},
  begins: expects,
  proves: [],
  probes: [],
  steps: [press],
};
const open: Sent = { to: null, event: { type: 'door.open' } };
const near: Sent = { to: 'list', event: { type: 'end.approach', at: 2 } };

const place = document.createElement('main');

/** A page that says one thing, and then another after a step in which these events are sent. */
const shown = (sent: Sent[]) => {
  place.textContent = 'shut';
  // Only what looks are made of is asked for.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of an actor is not there
  const running = { sent } as unknown as Live;
  return {
    running,
    step: (words: string, ...events: readonly Sent[]) => {
      place.textContent = words;
      sent.push(...events);
    },
  };
};

const kept = new Map<string, Kept>();

const run = async (looks: ReturnType<typeof heldTo>, words: string, ...events: readonly Sent[]) => {
  const looking = looks(walk);
  const { running, step } = shown([]);
  document.body.append(place);
  try {
    await looking.see(null, running);
    step(words, ...events);
    await looking.see(press, running);
  } finally {
    place.remove();
  }
};

test('what is seen and sent is kept by the way to it', async () => {
  await run(keeping(kept), 'open', open, near);
  const [start = [], after = []] = waysOf(walk);
  expect(kept.get(keyOf(start))?.changes).toEqual(['+title ""', '+main', '+  "shut"']);
  expect(kept.get(keyOf(after))).toEqual({
    way: ['start 0', 'door.open'],
    changes: [' main', '-  "shut"', '+  "open"'],
    sent: ['door.open', 'list: end.approach {"at":2}'],
  });
});

test('the same passes, and comes late if it must', async () => {
  await run(heldTo('home/door', kept), 'open', open, near);
  const late = run(heldTo('home/door', kept), 'opening', open, near);
  setTimeout(() => {
    place.textContent = 'open';
  }, 100);
  await late;
});

test('another page, an event more and one less stop a walk', async () => {
  const looks = heldTo('home/door', kept, 50);
  await expect(run(looks, 'ajar', open, near)).rejects.toThrow(/-\+ {2}"open"\n\+\+ {2}"ajar"/);
  await expect(run(looks, 'open', open, open, near)).rejects.toThrow('+! door.open');
  await expect(run(looks, 'open', open)).rejects.toThrow('-! list: end.approach');
  await expect(run(heldTo('home/door', new Map(), 50), 'open', open)).rejects.toThrow(
    'No look is kept of this step. `npm run paths -- looks home/door` accepts it.',
  );
});

test('a step of which no look is kept may pass, and those around it are held to theirs', async () => {
  const [start = []] = waysOf(walk);
  const first = kept.get(keyOf(start));
  const onlyStart = new Map(first ? [[keyOf(start), first]] : []);
  await run(heldWhereKept('home/door', onlyStart), 'ajar', open);
  await run(heldWhereKept('home/door', kept), 'open', open, near);
  await expect(run(heldWhereKept('home/door', kept, 50), 'ajar', open, near)).rejects.toThrow(
    'It looks otherwise.',
  );
});

test('what is another after the same steps is not kept', async () => {
  await expect(run(keeping(new Map(kept)), 'ajar', open, near)).rejects.toThrow(
    'It has looked otherwise after the same steps',
  );
});
