import { parseArgs } from 'node:util';
import { seeded } from '#src/weather/random.ts';
import { measureMemory } from './memory.ts';
import { planOf, planText } from './plan.ts';
import { runUpload, type UploadWorld } from './run.ts';
import { openUploadWorld } from './world.ts';

const usage = `npm run upload-faults -- [options]
  --runs N        random runs (40)
  --first N       seed of the first one (1)
  --seed N        one run again, by its seed
  --bytes N       bytes of a film (100000000)
  --bucket        media in a bucket in place of the folder
  --postgres      PostgreSQL in place of the embedded database
  --processes N   server processes on one PostgreSQL (1)
  --memory        also the memory of the server with 20 uploads at once`;

const read = (given: readonly string[]) =>
  parseArgs({
    args: [...given],
    options: {
      runs: { type: 'string', default: '40' },
      first: { type: 'string', default: '1' },
      seed: { type: 'string' },
      bytes: { type: 'string', default: '100000000' },
      bucket: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      processes: { type: 'string', default: '1' },
      memory: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

/** One run and what is said of it; true where it ended whole. */
async function prove(at: UploadWorld, seed: number, size: number): Promise<boolean> {
  const faults = planOf(seed, size);
  console.log(`seed ${seed}: ${size} bytes, ${planText(faults)}`);
  const from = performance.now();
  const { violations, failures, met, locked, requests } = await runUpload(at, seed, size, faults);
  const failed = failures.length > 0 ? `, failed on the way: ${failures.join(' ')}` : '';
  const counts = `${met.length} of ${faults.length} faults met, ${requests} requests, 423 ${locked}×, ${((performance.now() - from) / 1_000).toFixed(1)} s`;
  const end = violations.length === 0 ? 'whole' : `BROKEN: ${violations.join('; ')}`;
  console.log(`  ${counts}${failed}; ${end}`);
  if (violations.length > 0) console.log(`  again: --seed ${seed} --bytes ${size}`);
  return violations.length === 0;
}

/** Does what the command line asks for; true where all of it went well. */
export async function main(given: readonly string[]): Promise<boolean> {
  const asked = read(given);
  if (asked.help) {
    console.log(usage);
    return true;
  }
  const first = Number(asked.seed ?? asked.first);
  const runs = asked.seed === undefined ? Number(asked.runs) : 1;
  const store = asked.bucket ? 'bucket' : 'folder';
  const database = asked.postgres ? 'postgres' : 'embedded';
  const processes = Number(asked.processes);
  const { next } = seeded(~first);
  const at = await openUploadWorld({ store, database, processes }, next);
  let broken = 0;
  try {
    for (let seed = first; seed < first + runs; seed += 1)
      if (!(await prove(at, seed, Number(asked.bytes)))) broken += 1;
    console.log(`${runs} runs, ${store}, ${database}, ${processes} processes: ${broken} broken`);
    return (!asked.memory || (await measureMemory(at, store))) && broken === 0;
  } finally {
    await at.end();
  }
}
