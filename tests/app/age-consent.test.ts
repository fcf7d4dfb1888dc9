import { createActor, toPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { StoredConsent } from '#machines/app/age-consent.types.ts';
import { safeStorage } from '#src/app/safe-storage.ts';
import { ageConsentAdapter, type AgeConsentDeps } from '#src/actors/app/age-consent.adapter.ts';

const key = 'fanfare.age-consent';
const now = Date.parse('2026-06-01T00:00:00.000Z');

const memory = (start: Record<string, string> = {}): Storage => {
  const kept = new Map(Object.entries(start));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
};

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = (): Storage =>
  Object.assign(memory(), {
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  });

const setUp = (parts: Partial<AgeConsentDeps> = {}) => {
  const local = memory();
  const session = memory();
  const { actors } = ageConsentAdapter({
    local,
    session,
    key,
    locale: () => 'ru',
    now: () => now,
    leave: () => undefined,
    ...parts,
  });
  const read = (): Promise<StoredConsent> =>
    toPromise(createActor(actors.readConsent, { input: undefined }).start());
  const store = (remember: boolean): Promise<void> =>
    toPromise(createActor(actors.storeConsent, { input: { version: 3, remember } }).start());
  const forget = (): Promise<void> =>
    toPromise(createActor(actors.forgetConsent, { input: undefined }).start());
  return { local, session, read, store, forget };
};

const consent = { version: 3, at: '2026-06-01T00:00:00.000Z', locale: 'ru' };

describe('a consent that is remembered', () => {
  test('is kept on the device with version, moment and language, and read back with its age', async () => {
    const { local, session, read, store } = setUp();
    await store(true);
    expect(JSON.parse(local.getItem(key) ?? '')).toEqual(consent);
    expect(session.length).toBe(0);
    expect(await read()).toEqual({ consent, age: 0 });
  });

  test('is forgotten on demand, wherever it was', async () => {
    const { local, session, read, store, forget } = setUp();
    await store(true);
    await store(false);
    await forget();
    expect([local.length, session.length]).toEqual([0, 0]);
    expect(await read()).toEqual({ consent: null, age: 0 });
  });
});

test('a consent that is not remembered stays with the tab', async () => {
  const { local, session, read, store } = setUp();
  await store(false);
  expect(local.length).toBe(0);
  expect(session.getItem(key)).not.toBeNull();
  expect((await read()).consent).toEqual(consent);
});

test.each([
  ['not JSON', '{'],
  ['another shape', '{"version":"3"}'],
  ['a list', '[1,2]'],
  ['a number', '7'],
  ['null', 'null'],
  ['no real date', '{"version":3,"at":"yesterday","locale":"ru"}'],
])('%s in the storage is no consent', async (_, text) => {
  const { read } = setUp({ local: memory({ [key]: text }) });
  expect(await read()).toEqual({ consent: null, age: 0 });
});

test('nonsense on the device does not hide the consent of the tab', async () => {
  const session = memory({ [key]: JSON.stringify(consent) });
  const { read } = setUp({ local: memory({ [key]: '{' }), session });
  expect((await read()).consent).toEqual(consent);
});

test.each([
  ['blocked', blocked],
  ['full', full],
])('storage that is %s fails nothing', async (_, storage) => {
  const { read, store, forget } = setUp({
    local: safeStorage(storage),
    session: safeStorage(storage),
  });
  await store(true);
  await store(false);
  await forget();
  expect(await read()).toEqual({ consent: null, age: 0 });
});
