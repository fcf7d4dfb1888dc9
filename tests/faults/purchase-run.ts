import { toTransaction } from '#src/api/billing/billing.ts';
import { purchaseAdapter } from '#src/actors/billing/purchase.adapter.ts';
import { storageKeys } from '#src/app/storage-keys.ts';
import type { Transaction } from '#src/contract/billing/billing.ts';
import type { TestBackend } from '#tests/backend/harness.ts';
import { press } from '#tests/backend/billing/payments.ts';
import { answerBank, draw, firstOperation, wait, type Run } from './purchase-workload.ts';
import { newObserved, openPage, type Adapter, type PasswordAsk } from './purchase-page.ts';
import { chargesSince, lastPaymentOf, newWare, payerId } from './purchase-world.ts';
import { seeded } from '#src/weather/random.ts';
import { openWire, type Fault } from './wire.ts';

/** Outcome of one run; good if `violations` is empty. */
export interface Outcome {
  readonly violations: readonly string[];
  readonly log: readonly string[];
  /** Purchases, faults of their calls, and states of the chart. */
  readonly met: readonly string[];
}

export interface RunWorld {
  readonly backend: TestBackend;
  readonly cookies: Map<string, string>;
  readonly adapter?: Adapter;
}

const faults = [
  'dies',
  'answerLost',
  'answerLost',
  'late',
  'gatewayBefore',
  'gatewayAfter',
  'throttled',
  'unconfirmed',
  'throttledAfter',
  'forbidden',
  'forbiddenAfter',
  'sessionOverAfter',
] as const satisfies readonly Fault[];

const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const resting = ['reviewing', 'declined', 'priceChanged', 'refused', 'succeeded'];
const channel = `private-App.Models.User.${payerId}`;

/** Waits until no call is pending and every chart has processed its answer. */
async function settle({ wire }: Run): Promise<void> {
  let quietTurns = 0;
  for (let turn = 0; turn < 5000 && quietTurns < 3; turn += 1) {
    quietTurns = wire.state.underWay === 0 ? quietTurns + 1 : 0;
    await tick();
  }
}

/** Delivers the events of the channel while the socket is open. */
function listener({ backend, pages, isHeard }: Run): void {
  const chatEvents = backend.published.splice(0);
  if (!isHeard) return;
  for (const { event, channels, data } of chatEvents) {
    if (!event.endsWith('PaymentUpdated') || !channels.includes(channel)) continue;
    const { transaction } = data as { transaction: Transaction };
    for (const { actor } of pages)
      actor.send({ type: 'payment.updated', transaction: toTransaction(transaction) });
  }
}

/** The simulation is over: every page is led to rest, and the person looks once more. */
async function quiesce(run: Run): Promise<readonly string[]> {
  run.wire.state.share = 0;
  await press(run.backend, 'money/reset');
  await settle(run);
  await run.wire.deliver();
  run.pages.forEach((page) => page.close());
  run.pages = [run.open()];
  const [page] = run.pages;
  if (!page) return ['no page'];
  for (let turn = 0; turn < 60; turn += 1) {
    await settle(run);
    listener(run);
    if (resting.includes(page.value())) return [];
    if (page.value() === 'needsAction') {
      const answer = run.random.pick(['approve', 'refuse', 'close', 'leave'] as const);
      if (answer === 'leave') page.actor.send({ type: 'dialog.dismiss' });
      else await answerBank(run, page, answer);
    }
    await wait(run, 31);
  }
  return [`it never came to rest: ${page.value()}`];
}

/** Compares what was charged with what was submitted and what the payer was shown. */
async function checkInvariants(
  { backend, ware, observed }: Run,
  lastPayment: number,
): Promise<string[]> {
  const charges = await chargesSince(backend, lastPayment);
  const violations: string[] = [];
  const keys = charges.map(({ key }) => key);
  if (new Set(keys).size < keys.length) violations.push('two charges under one key');
  if (ware.once && charges.length > 1) violations.push(`${charges.length} charges for one thing`);
  if (charges.length > observed.agreed.length) violations.push('more charges than presses');
  for (const { id, amount, key } of charges) {
    if (observed.receipts.get(id) !== amount) violations.push(`payment ${id} was never shown`);
    if (!observed.agreed.includes(amount)) violations.push(`${amount} was never agreed to`);
    if (key !== null && observed.denied.has(key)) violations.push(`payment ${id} was denied`);
  }
  if (ware.once && (await ware.isHad()) !== charges.length > 0)
    violations.push(charges.length > 0 ? 'paid, and not had' : 'had, and not paid');
  for (const id of observed.receipts.keys())
    if (!charges.some((charge) => charge.id === id))
      violations.push(`receipt ${id} without a charge`);
  return violations;
}

/** One random run against the real backend; the same seed does the same again. */
export async function runPurchase(world: RunWorld, seed: number): Promise<Outcome> {
  const { backend, cookies, adapter = purchaseAdapter } = world;
  const random = seeded(seed);
  const lastPayment = await lastPaymentOf(backend);
  backend.advance(90_000);
  backend.published.splice(0);
  const wire = openWire(backend, seeded(~seed), cookies, faults);
  const store = new Map<string, string>();
  const observed = newObserved();
  const ware = await newWare(backend, random);
  const open = () => {
    const asks: PasswordAsk[] = [];
    const http = wire.openClient(undefined, {
      onPasswordUnconfirmed: () => new Promise((go) => asks.push(go)),
    });
    return openPage(
      { http, store: storeOf(store), keys: storageKeys('fanfare') },
      ware,
      observed,
      adapter,
      asks,
    );
  };
  const run: Run = {
    backend,
    random,
    wire,
    ware,
    observed,
    open,
    log: [`${ware.subject.kind} ${ware.price.amount}`],
    isHeard: random.chance(0.5),
    pages: [open()],
  };
  await settle(run);
  wire.state.share = random.pick([0, 0.1, 0.3, 0.5]);
  const count = 6 + random.below(14);
  for (let step = 0; step < count; step += 1) {
    const page = run.pages[random.below(run.pages.length)];
    const [name, operation] = step === 0 && random.chance(0.7) ? firstOperation : draw(random);
    if (!page) break;
    run.log.push(`${page.value()}: ${name}`);
    await operation(run, page);
    if (random.chance(0.7)) await settle(run);
    listener(run);
  }
  const unrest = await quiesce(run);
  const violations = [...unrest, ...(await checkInvariants(run, lastPayment))];
  run.pages.forEach((page) => page.close());
  const met = [ware.subject.kind, ...wire.met, ...observed.states];
  return { violations, log: [...run.log, ...wire.log], met };
}
