import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault } from './plan.ts';
import { runUpload, type UploadWorld } from './run.ts';
import { openUploadWorld } from './world.ts';

const size = 12_000_000;
const shape = { store: 'folder', database: 'embedded', processes: 1 } as const;
let world: UploadWorld & { end(): Promise<void> };
beforeAll(async () => {
  world = await openUploadWorld(shape, () => 0);
});
afterAll(() => world.end());

const runs: Readonly<Record<string, readonly Fault[]>> = {
  'lost answers, of the creation and of the last bytes': [
    { kind: 'lostBegin', at: 0, extent: 1 },
    { kind: 'lost', at: 6_000_000, extent: 1 },
    { kind: 'lost', at: size, extent: 1 },
  ],
  'a server that is killed, a connection that breaks, and a page that is loaded again': [
    { kind: 'killed', at: 2_000_000, extent: 1 },
    { kind: 'cut', at: 7_000_000, extent: 1 },
    { kind: 'reload', at: 9_000_000, extent: 1 },
  ],
  'a session that ends, a gateway, and a time without network': [
    { kind: 'sessionOver', at: 1_000_000, extent: 1 },
    { kind: 'gateway', at: 6_000_000, extent: 1 },
    { kind: 'offline', at: 11_000_000, extent: 3 },
  ],
};

/** Each run has a film of its own: one that is known is not sent again. */
let seed = 0;

test.each(Object.entries(runs))('a film comes whole, and once, after %s', async (_, faults) => {
  seed += 1;
  const { violations, met } = await runUpload(world, seed, size, faults);
  expect(violations).toEqual([]);
  expect(met).toHaveLength(faults.length);
});

test('a second page with the same intent is told to wait, and both get one file', async () => {
  const faults = [{ kind: 'secondTab', at: 3_000_000, extent: 1 }] as const;
  const { violations, met, locked } = await runUpload(world, 0, size, faults);
  expect(violations).toEqual([]);
  expect(met).toEqual(['secondTab@0']);
  expect(locked).toBeGreaterThan(0);
});
