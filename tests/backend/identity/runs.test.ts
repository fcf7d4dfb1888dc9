import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestBackend } from '../harness.ts';
import { keys, people, Run, type Step } from './run.ts';

const who = fc.constantFrom(...people);
/** Next step of a provider, a network or an attacker. */
const stepOf: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('report' as const),
      who,
      status: fc.constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
      key: fc.constantFrom('token' as const, 'token' as const, ...keys),
      age: fc.constantFrom(0, 0, 0, 3, 90),
      delay: fc.constantFrom(0, 0, 0, 0, 4, 7, -7),
      isTurned: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('again' as const), nth: fc.nat({ max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('begin' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('renew' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 61) }),
  },
);

it('200 seeded runs of forged, repeated, swapped, late and outrun reports end as a model of them says', async () => {
  const answers: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf, { minLength: 6, maxLength: 24 }), async (steps) => {
      const run = new Run(await createTestBackend());
      for (const one of people) await run.begin(one);
      for (const step of steps) await run.step(step);
      await run.agrees();
      for (const [name, count] of Object.entries(run.answers))
        answers[name] = (answers[name] ?? 0) + count;
    }),
    { seed: 20_261_125, numRuns: 200, endOnFailure: true },
  );
  // Taken, known or outrun, unsigned, decided otherwise: the steps reach each of them often.
  expect(Object.keys(answers)).toHaveLength(4);
  for (const [name, count] of Object.entries(answers)) expect(count, name).toBeGreaterThan(20);
}, 300_000);
