import { unfinishedPaymentsMachine } from '#machines/billing/unfinished-payments.machine.ts';
import { unfinishedPaymentsAdapter } from '#src/actors/billing/unfinished-payments.adapter.ts';
import type { AppServices } from '../services.types.ts';

/** Payments whose window was left. */
const unfinishedPayments = (services: AppServices) =>
  unfinishedPaymentsMachine.provide(unfinishedPaymentsAdapter(services));

export default unfinishedPayments;
