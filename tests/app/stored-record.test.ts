import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isNumber, isText, orNull, shaped } from '#src/actors/lib/guards.ts';
import { storedEntries } from '#src/actors/lib/stored-entries.ts';
import { parseStored, storedRecord, type Store } from '#src/actors/lib/stored-record.ts';
import { safeStorage } from '#src/app/safe-storage.ts';
import { stubOf } from '#tests/lib/stub.ts';

interface Note {
  readonly text: string;
  readonly price: number | null;
}

const key = 'other.notes';
const isNote = shaped<Note>({ text: isText, price: orNull(isNumber) });
const note: Note = { text: 'Hello', price: null };
const day = 86_400_000;
const now = Date.parse('2026-06-01T00:00:00.000Z');

const memory = (start?: string) => {
  const kept = new Map<string, string>(start === undefined ? [] : [[key, start]]);
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Another tab writes. */
const writeElsewhere = (name: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: name }));

/** Malformed values that may be stored under our keys. */
const hostile = [
  '',
  '{',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[null]',
  '{}',
  '{"text":7,"price":null}',
  '{"text":"Hello","price":"7"}',
  '{"text":"Hello"}',
  '{"__proto__":{"text":"Hello","price":null}}',
  '{"v":0,"note":{"text":"Hello","price":null}}',
  '['.repeat(100_000),
];

describe('one value', () => {
  test('is read as it was written, and null leaves nothing behind', () => {
    const store = memory();
    const stored = storedRecord(store, key, isNote);
    expect(stored.read()).toBeNull();
    stored.write(note);
    expect(stored.read()).toEqual(note);
    expect([...store.kept]).toEqual([[key, '{"text":"Hello","price":null}']]);
    stored.write(null);
    expect(store.kept.size).toBe(0);
  });

  test.each(hostile.map((text) => [text.slice(0, 50), text]))('is nothing in %j', (_, text) => {
    expect(storedRecord(memory(text), key, isNote).read()).toBeNull();
    expect(parseStored(text, isNote)).toBeNull();
  });

  test.each([
    ['full', 'QuotaExceededError', stubOf<Storage>({ getItem: () => null })],
    ['blocked', 'SecurityError', stubOf<Storage>()],
  ])('is kept for the page where storage is %s', (_, name, storage) => {
    const fail = () => {
      throw new DOMException('', name);
    };
    const store = safeStorage(() => Object.assign(storage, { setItem: fail, removeItem: fail }));
    const stored = storedRecord(store, key, isNote);
    stored.write({ ...note, text: 'x'.repeat(6_000_000) });
    expect(stored.read()?.text).toHaveLength(6_000_000);
    stored.write(null);
    expect(stored.read()).toBeNull();
  });

  test('calls back when another tab writes it or clears everything, until it is stopped', () => {
    const listener = vi.fn();
    const stop = storedRecord(memory(), key, isNote).watchOtherTabs(listener);
    writeElsewhere('other.else');
    expect(listener).not.toHaveBeenCalled();
    writeElsewhere(key);
    writeElsewhere(null);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    writeElsewhere(key);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

const open = (store: Store = memory()) => storedEntries(store, key, isNote);

describe('entries by name', () => {
  test('are read as they were written, and none leave nothing behind', () => {
    const store = memory();
    const stored = open(store);
    stored.write({ '2/3:0': { ...note, at: now } });
    expect(open(store).read()).toEqual({ '2/3:0': { ...note, at: now } });
    stored.write({});
    expect(store.kept.size).toBe(0);
  });

  test('are forgotten after thirty days', () => {
    const stored = open();
    stored.write({ old: { ...note, at: now - 30 * day }, new: { ...note, at: now - 29 * day } });
    expect(Object.keys(stored.read())).toEqual(['new']);
    vi.setSystemTime(now + 2 * day);
    expect(stored.read()).toEqual({});
  });

  test.each(hostile.map((text) => [text.slice(0, 50), text]))('are none in %j', (_, text) => {
    expect(open(memory(text)).read()).toEqual({});
  });

  test('that are damaged do not take the good ones with them', () => {
    const good = { ...note, at: now };
    const all = { good, bare: note, dated: { ...note, at: '2026' }, shape: { at: now }, text: 'x' };
    expect(open(memory(JSON.stringify(all))).read()).toEqual({ good });
  });

  test('named as what every object has are entries like others', () => {
    const text = `{"__proto__":{"text":"a","price":null,"at":${now}},"constructor":7}`;
    const entries = open(memory(text)).read();
    expect(Object.keys(entries)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(entries)).toBe(Object.prototype);
  });

  test('are notified at once, when this tab writes and when another does, until it is stopped', () => {
    const stored = open();
    const listener = vi.fn();
    const stop = stored.subscribe(listener);
    expect(listener).toHaveBeenCalledTimes(1);
    stored.write({ a: { ...note, at: now } });
    expect(listener).toHaveBeenCalledTimes(2);
    writeElsewhere(key);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    stored.write({});
    writeElsewhere(key);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('of another app of the same process call back nobody here', () => {
    const store = memory();
    const listener = vi.fn();
    open(store).subscribe(listener);
    open(store).write({});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
