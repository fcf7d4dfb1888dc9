import { eq } from 'drizzle-orm';
import {
  ProviderDown,
  ProviderSilent,
  type PaymentProvider,
} from '../../billing/provider/provider.ts';
import type { Backend } from '../../context.ts';
import { pspAccounts, pspCards } from '../../db/schema/psp.ts';
import { switched } from '../switches/switched.ts';
import {
  cancelCharge,
  findCharge,
  makeCharge,
  refundCharge,
  refundPart,
  resolveDue,
  stateOf,
} from './charges.ts';
import { keepAccount, payOut } from './payouts.ts';
import { openSetup, takeCard } from './setups.ts';

/**
 * A payment provider that runs inside this server, moves no real money, and obeys the test numbers.
 */
export function standIn(backend: Backend): PaymentProvider {
  const { db } = backend;
  const reach = async () => {
    const { slow, isDown } = switched(backend).money;
    if (slow > 0) await new Promise((resolve) => setTimeout(resolve, slow));
    if (isDown) throw new ProviderDown('The stand-in is switched off.');
  };
  return {
    frameOrigin: 'null',
    async openSetup(customer) {
      await reach();
      return openSetup(backend, customer);
    },
    async takeCard(setupId, customer) {
      await reach();
      return takeCard(backend, setupId, customer);
    },
    async forgetCard(token) {
      await db.delete(pspCards).where(eq(pspCards.token, token));
    },
    async charge(request) {
      await reach();
      const fault = switched(backend).money.next.shift();
      const { row, card } = await makeCharge(backend, request, fault);
      if (fault?.kind === 'loseAnswer' || card?.behaviour === 'loses_the_answer')
        throw new ProviderSilent('The answer was lost.');
      return stateOf(await resolveDue(backend, row));
    },
    async find(key) {
      await reach();
      const row = await findCharge(db, key);
      return row ? stateOf(await resolveDue(backend, row)) : null;
    },
    async cancel(key) {
      await reach();
      return stateOf(await cancelCharge(backend, key));
    },
    async refund(key) {
      await reach();
      return stateOf(await refundCharge(backend, key));
    },
    async refundPart(request) {
      await reach();
      return switched(backend).money.refusesRefunds ? 'failed' : refundPart(backend, request);
    },
    async keepAccount(account, customer) {
      await reach();
      return keepAccount(backend, account, customer);
    },
    async forgetAccount(token) {
      await db.delete(pspAccounts).where(eq(pspAccounts.token, token));
    },
    async payOut(request) {
      await reach();
      return payOut(backend, request);
    },
  };
}
