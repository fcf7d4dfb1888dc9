import type { TestBackend } from '#tests/backend/harness.ts';
import { inFrame, press } from '#tests/backend/billing/payments.ts';
import type { Page, Observed } from './purchase-page.ts';
import type { Ware } from './purchase-world.ts';
import type { Random } from '#src/weather/random.ts';
import type { Wire } from './wire.ts';

/** All that one run knows. */
export interface Run {
  readonly backend: TestBackend;
  readonly random: Random;
  readonly wire: Wire;
  readonly ware: Ware;
  readonly observed: Observed;
  readonly log: string[];
  readonly isHeard: boolean;
  readonly open: () => Page;
  pages: Page[];
}

/** Advances time: on the page, at the bank, and for delayed calls. */
export async function wait(run: Run, seconds: number): Promise<void> {
  run.backend.advance(seconds * 1000);
  if (run.random.chance(0.3)) await press(run.backend, 'jobs');
  for (const { clock } of run.pages) clock.increment(seconds * 1000);
}

export async function answerBank(run: Run, page: Page, answer: 'approve' | 'refuse' | 'close') {
  const { actionUrl } = page.actor.getSnapshot().context;
  const token = new URL(actionUrl ?? '', 'http://x').searchParams.get('token');
  if (token === null) return;
  await inFrame(run.backend, '/psp/challenges', { token, answer });
  if (run.random.chance(0.8)) page.actor.send({ type: 'challenge.answered' });
}

/** Somebody answers the dialog that asks for the password, if one is open on this page. */
function answerPassword({ asks }: Page, answer: 'confirmed' | 'cancelled'): void {
  for (const answered of asks.splice(0)) answered(answer);
}

type Operation = (run: Run, page: Page) => unknown;
const codes = ['card_declined', 'insufficient_funds', 'lost_card'] as const;

const operations: readonly [weight: number, name: string, operation: Operation][] = [
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
  [2, 'password typed', (_, page) => answerPassword(page, 'confirmed')],
  [1, 'password refused', (_, page) => answerPassword(page, 'cancelled')],
  [2, 'late calls arrive', ({ wire }) => wire.deliver()],
  [3, 'a moment', (run) => wait(run, 1)],
  [2, 'a while', (run) => wait(run, 20)],
];
export const firstOperation = ['click', (_: Run, page: Page) => page.confirm()] as const;
const total = operations.reduce((sum, [weight]) => sum + weight, 0);

/** The next thing that happens. */
export function draw(random: Random): readonly [string, Operation] {
  let left = random.next() * total;
  for (const [weight, name, operation] of operations) {
    left -= weight;
    if (left < 0) return [name, operation];
  }
  return ['nothing', () => undefined];
}
