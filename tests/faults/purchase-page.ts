import { createActor, SimulatedClock, type ActorRefFrom } from 'xstate';
import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import type { MoneyDeps, purchaseAdapter } from '#src/actors/billing/purchase.adapter.ts';
import { payerId, type Ware } from './purchase-world.ts';

export type Adapter = (deps: MoneyDeps) => ReturnType<typeof purchaseAdapter>;

/** Every outcome that the payer was shown, over all pages and reloads of one run. */
export interface Observed {
  /** Receipts by payment, with the amount they named. */
  readonly receipts: Map<number, number>;
  /** Keys of which it was said that nothing was charged. */
  readonly denied: Set<string>;
  /** Prices that stood beside a button that was pressed. */
  readonly agreed: number[];
  readonly states: string[];
}

export const newObserved = (): Observed => ({
  receipts: new Map(),
  denied: new Set(),
  agreed: [],
  states: [],
});

const denials: readonly unknown[] = ['declined', 'priceChanged', 'refused'];

/** Goes on with a call, once the dialog for the password is answered. */
export type PasswordAsk = (answer: 'confirmed' | 'cancelled') => void;

/** One page with the purchase open: the real chart and adapter, a clock in the hand, and eyes. */
export function openPage(
  deps: MoneyDeps,
  ware: Ware,
  observed: Observed,
  adapter: Adapter,
  asks: PasswordAsk[],
) {
  const clock = new SimulatedClock();
  const { once: _, reprice: __, isHad: ___, ...asked } = ware;
  const actor: ActorRefFrom<typeof purchaseMachine> = createActor(
    purchaseMachine.provide(adapter(deps)),
    { input: { ...asked, viewerId: payerId }, clock },
  );
  let before: unknown;
  let key: string | null = null;
  actor.subscribe(({ value, context }) => {
    key = context.intent?.key ?? key;
    const { earlierOutcome: earlier } = context;
    if (earlier?.kind === 'paid')
      observed.receipts.set(earlier.transaction.id, earlier.transaction.amount.amount);
    if (earlier?.kind === 'notMade') observed.denied.add(earlier.intent.key);
    if (value === before) return;
    before = value;
    observed.states.push(value);
    if (value === 'paying') observed.agreed.push(context.price.amount);
    if (value === 'succeeded' && context.receipt)
      observed.receipts.set(context.receipt.id, context.receipt.amount.amount);
    if (denials.includes(value) && key !== null) observed.denied.add(key);
  });
  actor.start();
  const value = (): string => actor.getSnapshot().value;
  return {
    actor,
    clock,
    /** Calls that wait for the password. */
    asks,
    value,
    /** Presses what a person would press to go on, if there is such a button now. */
    confirm: () => {
      const type = value() === 'priceChanged' ? 'price.accept' : 'purchase.confirm';
      actor.send({ type });
    },
    close: () => actor.stop(),
  };
}

export type Page = ReturnType<typeof openPage>;
