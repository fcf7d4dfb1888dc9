import { expect, test } from 'vitest';
import { fuzz } from './fuzzer.ts';

/**
 * `FUZZ_SECONDS=600 FUZZ_SEED=7 FUZZ_ONLY=billing npx vitest run --config tests/backend.config.ts
 * openapi/fuzz`: for how long, from which seed (`npm run test:full` takes a fresh one), and which operations by a pattern of their names.
 */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 5);
const seed = Number(process.env['FUZZ_SEED'] ?? process.env['PROPERTY_SEED'] ?? 7);
const only = new RegExp(process.env['FUZZ_ONLY'] ?? '');

test(
  'no call makes the server fail, and every answer is one that the document describes',
  async () => {
    const { calls, statuses, problems } = await fuzz({ seconds, seed, only });
    const reached = [...statuses].filter(([, counts]) => [...counts.keys()].some((s) => s < 400));
    console.log(
      `fuzzed: ${calls} calls of ${statuses.size} operations (${reached.length} succeeded at least once), seed ${seed}`,
    );
    expect(Object.fromEntries(problems)).toEqual({});
  },
  (seconds + 60) * 1000,
);
