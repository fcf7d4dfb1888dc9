import { beforeAll, describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Intent, PayInput, PaymentUpdate } from '#machines/billing/payment.types.ts';
import { purchaseAdapter } from '#src/actors/billing/purchase.adapter.ts';
import { pay } from '#src/api/billing/billing.ts';
import { signedIn } from '#tests/backend/auth/browser.ts';
import { createTestBackend } from '#tests/backend/harness.ts';
import { findOut } from './find-out.ts';
import type { Adapter } from './purchase-page.ts';
import { runPurchase, type RunWorld } from './purchase-run.ts';
import { nameStatements } from './statements.ts';

const runs = Number(process.env['FAULT_RUNS'] ?? 40);
const first = Number(process.env['FAULT_FIRST'] ?? 1);
const only = process.env['FAULT_SEED'];
const seeds =
  only === undefined ? Array.from({ length: runs }, (_, index) => first + index) : [Number(only)];

let world: RunWorld;
beforeAll(async () => {
  const backend = await createTestBackend();
  nameStatements();
  const { cookies } = await signedIn(backend, 'bo');
  world = { backend, cookies };
});

test(
  `${seeds.length} random purchases: nobody is charged twice, or without a receipt`,
  { timeout: 240_000 + runs * 3_000 },
  async () => {
    const seen = new Map<string, number>();
    const broken: string[] = [];
    for (const seed of seeds) {
      const { violations, log, met } = await runPurchase(world, seed);
      for (const what of met) seen.set(what, (seen.get(what) ?? 0) + 1);
      if (only !== undefined) console.log(log.join('\n'));
      if (violations.length > 0) {
        broken.push(`FAULT_SEED=${seed} npm run faults: ${violations.join('; ')}`);
        console.log(broken.at(-1));
      }
      if (seed % 100 === 0) console.log(`to seed ${seed}: ${broken.length} broken`);
    }
    console.log([...seen].map(([what, times]) => `${what} ${times}`).join(', '));
    expect(broken).toEqual([]);
  },
);

interface Mutant {
  /** The first seed that finds it out. */
  readonly foundBy: number;
  readonly adapter: Adapter;
}

/** Ways in which a client may be wrong; each must be found out, or the simulation proves nothing. */
const mutants: Readonly<Record<string, Mutant>> = {
  'draws a new key for every call': {
    foundBy: 1,
    adapter: (real) => {
      const { actors } = purchaseAdapter(real);
      const anew = fromPromise<PaymentUpdate, PayInput>(({ input }) =>
        pay(real.http, { ...input, key: crypto.randomUUID() }),
      );
      return { actors: { ...actors, pay: anew } };
    },
  },
  'takes a lost answer for a no': {
    foundBy: 10,
    adapter: (real) => {
      const { actors } = purchaseAdapter(real);
      return {
        actors: {
          ...actors,
          inquire: fromPromise<PaymentUpdate, Intent>(async () => ({ status: 'absent' })),
          withdraw: fromPromise<boolean, Intent>(async () => true),
        },
      };
    },
  },
  'forgets its intents when the page is loaded again': {
    foundBy: 10,
    adapter: (real) => {
      const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
      const { actors } = purchaseAdapter({ ...real, store });
      const sends = fromPromise<PaymentUpdate, PayInput>(({ input }) => pay(real.http, input));
      return { actors: { ...actors, pay: sends } };
    },
  },
  'believes that what has not arrived will never arrive': {
    foundBy: 74,
    adapter: (real) => {
      const { actors } = purchaseAdapter(real);
      return {
        actors: { ...actors, withdraw: fromPromise<boolean, Intent>(async () => true) },
      };
    },
  },
};

describe.runIf(only === undefined)('the simulation finds out a client that', () => {
  test.each(Object.entries(mutants))(
    '%s',
    { timeout: 300_000 },
    async (_, { foundBy, adapter }) => {
      const run = (seed: number) => runPurchase({ ...world, adapter }, seed);
      expect(await findOut(foundBy, run)).not.toBeNull();
    },
  );
});
