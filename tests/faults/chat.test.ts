import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mutants } from './chat-mutants.ts';
import { openWorld, runChat, type ChatWorldOfRuns } from './chat-run.ts';

const runs = Number(process.env['FAULT_RUNS'] ?? 20);
const first = Number(process.env['FAULT_FIRST'] ?? 1);
const only = process.env['FAULT_SEED'];
const most = Number(process.env['FAULT_STEPS'] ?? Infinity);
const seeds =
  only === undefined ? Array.from({ length: runs }, (_, index) => first + index) : [Number(only)];

let world: ChatWorldOfRuns;
beforeAll(async () => {
  world = await openWorld();
  const page = new EventTarget();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: world.backend.clock(),
  });
});
afterAll(() => {
  vi.useRealTimers();
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

test(
  `${seeds.length} random chats: nothing is lost, doubled or lied about`,
  { timeout: 60_000 + runs * 10_000 },
  async () => {
    const broken: string[] = [];
    for (const seed of seeds) {
      const { faults, log } = await runChat(world, seed, {}, most);
      if (only !== undefined) console.log(log.join('\n'));
      if (faults.length > 0)
        broken.push(
          only === undefined && broken.length < 3
            ? await shrunk(seed)
            : `${seed}: ${faults.join('; ')}`,
        );
    }
    expect(broken).toEqual([]);
  },
);

describe.runIf(only === undefined)('the storm finds out a client that', () => {
  test.each(Object.entries(mutants))('%s', { timeout: 600_000 }, async (_, mutant) => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const { faults } = await runChat(world, seed, mutant);
      if (faults.length > 0) {
        console.log(`seed ${seed}: ${faults.join('; ')}`);
        return;
      }
    }
    expect.unreachable('120 runs found nothing wrong');
  });
});
