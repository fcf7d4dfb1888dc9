import { toTransaction } from '#src/api/billing.ts';
import { purchaseAdapter } from '#src/actors/billing/purchase.adapter.ts';
import type { Transaction } from '#src/contract/billing.ts';
import type { TestBackend } from '#tests/backend/harness.ts';
import { inFrame, press } from '#tests/backend/billing/purse.ts';
import { newTold, openPage, type Adapter, type Page, type Told } from './purchase-page.ts';
import { chargesSince, lastPaymentOf, newWare, payerId, type Ware } from './purchase-world.ts';
import { seeded, type Random } from './random.ts';
import { openWire, type Wire } from './wire.ts';

/** What came of one run: empty `faults` is a good one. */
export interface Outcome {
  readonly faults: readonly string[];
  readonly log: readonly string[];
  readonly states: readonly string[];
}

export interface RunWorld {
  readonly backend: TestBackend;
  readonly cookies: Map<string, string>;
  readonly adapter?: Adapter;
}

interface Run {
  readonly backend: TestBackend;
  readonly random: Random;
  readonly wire: Wire;
  readonly ware: Ware;
  readonly told: Told;
  readonly log: string[];
  readonly isHeard: boolean;
  readonly open: () => Page;
  pages: Page[];
}

const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const resting = ['reviewing', 'declined', 'priceChanged', 'refused', 'succeeded'];
const channel = `private-App.Models.User.${payerId}`;

/** Until no call is under way and every chart has heard its answer. */
async function settle({ wire }: Run): Promise<void> {
  let calm = 0;
  for (let turn = 0; turn < 5000 && calm < 3; turn += 1) {
    calm = wire.state.underWay === 0 ? calm + 1 : 0;
    await tick();
  }
}

/** What the channel brings while the socket lives. */
function hear({ backend, pages, isHeard }: Run): void {
  const news = backend.published.splice(0);
  if (!isHeard) return;
  for (const { event, channels, data } of news) {
    if (!event.endsWith('PaymentUpdated') || !channels.includes(channel)) continue;
    const { transaction } = data as { transaction: Transaction };
    for (const { actor } of pages)
      actor.send({ type: 'payment.updated', transaction: toTransaction(transaction) });
  }
}

/** Time passes: on the page, at the bank, and for what was late. */
async function wait(run: Run, seconds: number): Promise<void> {
  run.backend.advance(seconds * 1000);
  if (run.random.chance(0.3)) await press(run.backend, 'jobs');
  for (const { clock } of run.pages) clock.increment(seconds * 1000);
}

async function answerBank(run: Run, page: Page, answer: 'approve' | 'refuse' | 'close') {
  const { actionUrl } = page.actor.getSnapshot().context;
  const token = new URL(actionUrl ?? '', 'http://x').searchParams.get('token');
  if (token === null) return;
  await inFrame(run.backend, '/psp/challenges', { token, answer });
  if (run.random.chance(0.8)) page.actor.send({ type: 'challenge.answered' });
}

type Deed = (run: Run, page: Page) => Promise<unknown> | void;
const codes = ['card_declined', 'insufficient_funds', 'lost_card'] as const;

const deeds: readonly [weight: number, name: string, deed: Deed][] = [
  [9, 'click', (_, page) => page.confirm()],
  [
    4,
    'double click',
    (_, page) => {
      page.confirm();
      page.confirm();
    },
  ],
  [3, 'tap', (_, { actor }) => actor.send({ type: 'purchase.confirm' })],
  [
    3,
    'reload',
    (run, page) => {
      page.close();
      run.pages = [...run.pages.filter((one) => one !== page), run.open()];
    },
  ],
  [
    1,
    'second tab',
    (run) => {
      if (run.pages.length < 2) run.pages = [...run.pages, run.open()];
    },
  ],
  [2, 'leave', (_, { actor }) => actor.send({ type: 'dialog.dismiss' })],
  [2, 'check', (_, { actor }) => actor.send({ type: 'purchase.check' })],
  [2, 'online', (_, { actor }) => actor.send({ type: 'connection.restored' })],
  [2, 'approve', (run, page) => answerBank(run, page, 'approve')],
  [1, 'refuse', (run, page) => answerBank(run, page, 'refuse')],
  [1, 'close the bank', (run, page) => answerBank(run, page, 'close')],
  [1, 'new price', (run) => run.ware.reprice(500 + run.random.below(900))],
  [1, 'decline next', (run) => press(run.backend, 'money', { decline: run.random.pick(codes) })],
  [1, 'ask next', (run) => press(run.backend, 'money', { action: 1 })],
  [1, 'slow next', (run) => press(run.backend, 'money', { processing: 1 })],
  [1, 'provider loses', (run) => press(run.backend, 'money', { loseAnswer: 1 })],
  [1, 'provider down', (run) => press(run.backend, 'money', { isDown: run.random.chance(0.5) })],
  [2, 'late calls arrive', ({ wire }) => wire.deliver()],
  [3, 'a moment', (run) => wait(run, 1)],
  [2, 'a while', (run) => wait(run, 20)],
];
const firstDeed = ['click', (_: Run, page: Page) => page.confirm()] as const;
const total = deeds.reduce((sum, [weight]) => sum + weight, 0);

function draw(random: Random): readonly [string, Deed] {
  let left = random.next() * total;
  for (const [weight, name, deed] of deeds) {
    left -= weight;
    if (left < 0) return [name, deed];
  }
  return ['nothing', () => undefined];
}

/** The storm is over: every page is led to rest, and the person looks once more. */
async function calm(run: Run): Promise<readonly string[]> {
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
    hear(run);
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

/** Holds what was charged against what was pressed and what was told. */
async function judge({ backend, ware, told }: Run, lastPayment: number): Promise<string[]> {
  const charges = await chargesSince(backend, lastPayment);
  const faults: string[] = [];
  const keys = charges.map(({ key }) => key);
  if (new Set(keys).size < keys.length) faults.push('two charges under one key');
  if (ware.once && charges.length > 1) faults.push(`${charges.length} charges for one thing`);
  if (charges.length > told.agreed.length) faults.push('more charges than presses');
  for (const { id, amount, key } of charges) {
    if (told.receipts.get(id) !== amount) faults.push(`payment ${id} was not told of`);
    if (!told.agreed.includes(amount)) faults.push(`${amount} was never agreed to`);
    if (key !== null && told.denied.has(key)) faults.push(`payment ${id} was denied`);
  }
  for (const id of told.receipts.keys())
    if (!charges.some((charge) => charge.id === id)) faults.push(`receipt ${id} without a charge`);
  return faults;
}

/** One random run against the real backend; the same seed does the same again. */
export async function runPurchase(world: RunWorld, seed: number): Promise<Outcome> {
  const { backend, cookies, adapter = purchaseAdapter } = world;
  const random = seeded(seed);
  const lastPayment = await lastPaymentOf(backend);
  backend.advance(90_000);
  backend.published.splice(0);
  const wire = openWire(backend, random, cookies);
  const store = new Map<string, string>();
  const told = newTold();
  const ware = await newWare(backend, random);
  const open = () =>
    openPage({ http: wire.openClient(), store: storeOf(store) }, ware, told, adapter);
  const run: Run = {
    backend,
    random,
    wire,
    ware,
    told,
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
    const [name, deed] = step === 0 && random.chance(0.7) ? firstDeed : draw(random);
    if (!page) break;
    run.log.push(`${page.value()}: ${name}`);
    await deed(run, page);
    if (random.chance(0.7)) await settle(run);
    hear(run);
  }
  const unrest = await calm(run);
  const faults = [...unrest, ...(await judge(run, lastPayment))];
  run.pages.forEach((page) => page.close());
  return { faults, log: [...run.log, ...wire.log], states: told.states };
}
