import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operationNames } from './chat-workload.ts';
import { mutants } from './chat-mutants.ts';
import { faults, runChat } from './chat-run.ts';
import { openWorld, type ChatWorldOfRuns } from './chat-world.ts';
import { findOut } from './find-out.ts';

const runs = Number(process.env['FAULT_RUNS'] ?? 12);
const first = Number(process.env['FAULT_FIRST'] ?? 1);
const only = process.env['FAULT_SEED'];
const most = Number(process.env['FAULT_STEPS'] ?? Infinity);
const seeds =
  only === undefined ? Array.from({ length: runs }, (_, index) => first + index) : [Number(only)];
/** Of so many runs each has everything that can happen in it. */
const manyRuns = 500;

let world: ChatWorldOfRuns;
beforeAll(async () => {
  world = await openWorld();
  // Loads the lazy code before the first run that counts, which would otherwise differ.
  await runChat(world, 0);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** The fewest steps of a seed that still go wrong; the same seed always begins in the same way. */
async function shrunk(seed: number): Promise<string> {
  for (let count = 0; count < 24; count += 1) {
    const { violations, log } = await runChat(world, seed, {}, count);
    const steps = log.slice(0, log.indexOf('—')).join(', ');
    if (violations.length > 0)
      return `FAULT_SEED=${seed} FAULT_STEPS=${count} npm run faults: ${violations.join('; ')} (${steps})`;
  }
  return `FAULT_SEED=${seed} npm run faults`;
}

const listed = (met: ReadonlyMap<string, number>): string =>
  [...met].map(([what, times]) => `${what} ${times}`).join(', ');

test(
  `${seeds.length} random chats: nothing is lost, doubled or lied about`,
  { timeout: 240_000 + runs * 10_000 },
  async () => {
    const broken: string[] = [];
    const met = new Map<string, number>([...operationNames, ...faults].map((what) => [what, 0]));
    for (const seed of seeds) {
      const run = await runChat(world, seed, {}, most);
      for (const what of run.met) met.set(what, (met.get(what) ?? 0) + 1);
      if (only !== undefined) console.log(run.log.join('\n'));
      if (run.violations.length > 0) {
        const line = `FAULT_SEED=${seed} npm run faults: ${run.violations.join('; ')}`;
        broken.push(only === undefined && broken.length < 3 ? await shrunk(seed) : line);
        console.log(broken.at(-1));
      }
      if (seed % 100 === 0) console.log(`to seed ${seed}: ${broken.length} broken`);
    }
    console.log(listed(met));
    expect(broken).toEqual([]);
    const never = [...met].flatMap(([what, times]) => (times === 0 ? what : []));
    expect(seeds.length >= manyRuns ? never : []).toEqual([]);
  },
);

describe.runIf(only === undefined)('the simulation finds out a client that', () => {
  test.each(Object.entries(mutants))('%s', { timeout: 600_000 }, async (_, mutant) => {
    const seed = await findOut(mutant.foundBy, (one) => runChat(world, one, mutant));
    expect(seed).not.toBeNull();
  });
});
