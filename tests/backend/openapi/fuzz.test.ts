import { expect, test } from 'vitest';
import { fuzz } from './fuzzer.ts';

/** `FUZZ_SECONDS=600 FUZZ_SEED=7 npx vitest run --config tests/backend.config.ts openapi/fuzz`. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 5);
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1_000_000));

test(
  'no call makes the server fail, and every answer is one that the document describes',
  async () => {
    const { calls, statuses, problems } = await fuzz({ seconds, seed });
    const reached = [...statuses].filter(([, counts]) => [...counts.keys()].some((s) => s < 400));
    console.log(
      `fuzzed: ${calls} calls of ${statuses.size} operations (${reached.length} succeeded at least once), seed ${seed}`,
    );
    expect(Object.fromEntries(problems)).toEqual({});
  },
  (seconds + 60) * 1000,
);
