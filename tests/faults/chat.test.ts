import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deedNames } from './chat-deeds.ts';
import { mutants } from './chat-mutants.ts';
import { fates, runChat } from './chat-run.ts';
import { openWorld, type ChatWorldOfRuns } from './chat-world.ts';

const runs = Number(process.env['FAULT_RUNS'] ?? 12);
const first = Number(process.env['FAULT_FIRST'] ?? 1);
const only = process.env['FAULT_SEED'];
const most = Number(process.env['FAULT_STEPS'] ?? Infinity);
const seeds =
  only === undefined ? Array.from({ length: runs }, (_, index) => first + index) : [Number(only)];
/** The first seed that is tried for what few storms bring about; those before it would only be waited for. */
const rareFrom: Readonly<Record<string, number>> = {
  'puts an older copy of a message over a newer one': 61,
};
/** Of so many runs each has everything that can happen in it. */
const manyRuns = 500;

let world: ChatWorldOfRuns;
beforeAll(async () => {
  world = await openWorld();
  // Code that comes late is there before the first run that counts, which else were another one.
  await runChat(world, 0);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** The fewest steps of a seed that still go wrong; the same seed always begins in the same way. */
async function shrunk(seed: number): Promise<string> {
  for (let count = 0; count < 24; count += 1) {
    const { faults, log } = await runChat(world, seed, {}, count);
    const steps = log.slice(0, log.indexOf('—')).join(', ');
    if (faults.length > 0)
      return `FAULT_SEED=${seed} FAULT_STEPS=${count} npm run faults: ${faults.join('; ')} (${steps})`;
  }
  return `FAULT_SEED=${seed} npm run faults`;
}

const told = (met: ReadonlyMap<string, number>): string =>
  [...met].map(([what, times]) => `${what} ${times}`).join(', ');

test(
  `${seeds.length} random chats: nothing is lost, doubled or lied about`,
  { timeout: 60_000 + runs * 10_000 },
  async () => {
    const broken: string[] = [];
    const met = new Map<string, number>([...deedNames, ...fates].map((what) => [what, 0]));
    for (const seed of seeds) {
      const run = await runChat(world, seed, {}, most);
      for (const what of run.met) met.set(what, (met.get(what) ?? 0) + 1);
      if (only !== undefined) console.log(run.log.join('\n'));
      if (run.faults.length > 0) {
        const line = `FAULT_SEED=${seed} npm run faults: ${run.faults.join('; ')}`;
        broken.push(only === undefined && broken.length < 3 ? await shrunk(seed) : line);
        console.log(broken.at(-1));
      }
      if (seed % 100 === 0) console.log(`to seed ${seed}: ${broken.length} broken`);
    }
    console.log(told(met));
    expect(broken).toEqual([]);
    const never = [...met].flatMap(([what, times]) => (times === 0 ? what : []));
    expect(seeds.length >= manyRuns ? never : []).toEqual([]);
  },
);

describe.runIf(only === undefined)('the storm finds out a client that', () => {
  test.each(Object.entries(mutants))('%s', { timeout: 600_000 }, async (name, mutant) => {
    const from = rareFrom[name] ?? 1;
    for (let seed = from; seed < from + 120; seed += 1) {
      const { faults } = await runChat(world, seed, mutant);
      if (faults.length > 0) {
        console.log(`seed ${seed}: ${faults.join('; ')}`);
        return;
      }
    }
    expect.unreachable('120 runs found nothing wrong');
  });
});
