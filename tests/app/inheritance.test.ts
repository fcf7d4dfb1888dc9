import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inheritedEntries, watchInheritance } from '#src/actors/lib/inheritance.ts';
import { isText, shaped } from '#src/actors/lib/guards.ts';
import { openTabs, type IsAlive } from '#src/actors/lib/tabs.ts';
import { openLocks } from '#tests/faults/locks.ts';

const isKept = shaped<{ place: string; tab: string; what: string }>({
  place: isText,
  tab: isText,
  what: isText,
});
const keys = { outbox: 'lock', tab: 'tab' };

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const openEntries = () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const entries = inheritedEntries({ store, key: 'errands', isKept }, ({ place }) => place);
  const put = (place: string, tab: string, what: string) => entries.put(what, { place, tab, what });
  return { kept, entries, put };
};
const whats = (entries: readonly { what: string }[]) => entries.map(({ what }) => what);
const isAlive: IsAlive = (tab) => tab !== 'gone';
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what gone tabs left is taken over once, in the places that are meant', () => {
  const { entries, put } = openEntries();
  put('2/3', 'gone', 'a');
  put('2/4', 'gone', 'b');
  put('9/3', 'gone', 'c');
  put('2/5', 'busy', 'd');
  expect(whats(entries.adopt('2/', 'heir', isAlive))).toEqual(['a', 'b']);
  expect(entries.adopt('2/', 'next', isAlive)).toEqual([]);
  expect(entries.tabs('2/')).toEqual(['heir', 'busy']);
  expect(entries.places('2/', ({ tab }) => tab === 'heir')).toEqual(['3', '4']);
});

test('what a tab keeps in a place takes the place of its own there, and of nothing else', () => {
  const { entries, put } = openEntries();
  put('2/3', 'one', 'a');
  put('2/3', 'two', 'b');
  put('2/4', 'one', 'c');
  entries.replace('2/3', 'one', { d: { place: '2/3', tab: 'one', what: 'd' } });
  expect(whats(Object.values(entries.read()))).toEqual(['b', 'c', 'd']);
});

test('what a tab releases in one place is anybody’s, also its own again', () => {
  const { entries, put } = openEntries();
  put('2/3', 'one', 'a');
  put('2/4', 'one', 'b');
  entries.leave('2/3', 'one');
  expect(whats(entries.adopt('2/', 'one', (tab) => tab === 'one'))).toEqual(['a']);
});

test('nothing is written where nothing is released, and nothing is left behind by the last', () => {
  const { kept, entries, put } = openEntries();
  put('2/3', 'one', 'a');
  const before = kept.get('errands');
  entries.leave('2/4', 'one');
  expect(kept.get('errands')).toBe(before);
  entries.drop('other');
  expect(kept.get('errands')).toBe(before);
  entries.drop('a');
  expect(kept.size).toBe(0);
});

test('it is looked at once, when another tab writes, when a living one has gone, and never after the end', async () => {
  const { entries, put } = openEntries();
  const locks = openLocks();
  const tabs = openTabs(locks.of('here'), entries, keys);
  const busy = openTabs(locks.of('busy'), entries, keys);
  await tick();
  put('2/3', busy.id, 'a');
  const taken: string[][] = [];
  const stop = watchInheritance({ tabs, kept: [entries], start: '2/' }, (isAlive) => {
    taken.push(whats(entries.adopt('2/', tabs.id, isAlive)));
  });
  await tick();
  expect(taken).toEqual([[]]);
  const written = Object.assign(new Event('storage'), { key: 'errands' });
  page.dispatchEvent(written);
  await tick();
  expect(taken).toEqual([[], []]);
  locks.release('busy');
  await tick();
  expect(taken.flat()).toEqual(['a']);
  const looks = taken.length;
  stop();
  page.dispatchEvent(written);
  await tick();
  expect(taken).toHaveLength(looks);
});
