import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { recentSearchesMachine } from '#machines/posts/recent-searches.machine.ts';
import type {
  RecentSearchesInput,
  SearchesCommand,
} from '#machines/posts/recent-searches.types.ts';

/** A running chart, and the searches that its port was given last. */
function running() {
  let written: readonly string[] | null = null;
  const keepSearches = fromCallback<SearchesCommand, RecentSearchesInput>(({ receive }) =>
    receive(({ searches }) => {
      written = searches;
    }),
  );
  const machine = recentSearchesMachine.provide({ actors: { keepSearches } });
  const actor = createActor(machine, { input: { viewerId: null } }).start();
  const find = (words: string) => actor.send({ type: 'search.found', words });
  return { actor, find, written: () => written };
}

test('words typed on the way to others leave no search of their own', () => {
  const { find, written } = running();
  for (const words of ['k', 'Ki', 'kiln', 'fog', 'fog']) find(words);
  expect(written()).toEqual(['fog', 'kiln']);
});

test('eight are kept at most, and each can go', () => {
  const { actor, find, written } = running();
  for (let at = 10; at < 20; at += 1) find(`word ${at}`);
  expect(written()).toHaveLength(8);
  actor.send({ type: 'search.remove', words: 'word 19' });
  expect(written()?.[0]).toBe('word 18');
  actor.send({ type: 'searches.clear' });
  expect(written()).toEqual([]);
});

test('in discreet mode none is kept', () => {
  const { actor, find, written } = running();
  actor.send({ type: 'discreet.changed', isOn: true });
  find('fog');
  expect(written()).toBeNull();
  actor.send({ type: 'discreet.changed', isOn: false });
  find('fog');
  expect(written()).toEqual(['fog']);
});
