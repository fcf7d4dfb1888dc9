import { assign, enqueueActions, setup } from 'xstate';
import type { NoticeShown } from '../app/notice.types.ts';
import type { PaymentUpdate, UnfinishedPayment } from './payment.types.ts';
import { inquireLeft, watchUnfinished, withdrawLeft } from './unfinished-payments.ports.ts';
import type * as Types from './unfinished-payments.types.ts';

type Update = { update: PaymentUpdate };
type Context = Types.UnfinishedPaymentsContext;

/** So often an unknown key is asked for before it is called back: its request may still travel. */
const patience = 4;
/** Events of the app after which the outcome may be known. */
const occasions: readonly string[] = ['payment.updated', 'connection.restored'];

const notice = (
  tone: NoticeShown['tone'],
  key: string,
  { price: amount }: UnfinishedPayment,
): NoticeShown => ({
  type: 'notice.shown',
  tone,
  key: `billing.unfinishedPayments.${key}`,
  params: { amount },
  alert: true,
});

const payeeOf = (update: PaymentUpdate) =>
  'transaction' in update ? update.transaction.payee : null;

/** Inquiries about abandoned payments; the pause doubles up to 5 minutes. */
export const unfinishedPaymentsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Types.UnfinishedPaymentsEvent,
    emitted: {} as Types.UnfinishedPaymentsEmitted,
    children: {} as {
      watchUnfinished: 'watchUnfinished';
      inquireLeft: 'inquireLeft';
      withdrawLeft: 'withdrawLeft';
    },
  },
  actors: { watchUnfinished, inquireLeft, withdrawLeft },
  guards: {
    hasPayments: ({ context }) => context.payments.length > 0,
    hasFound: (_, params: { payments: readonly unknown[] }) => params.payments.length > 0,
    isOnly: ({ context: { payments } }, { key }: { key: string }) =>
      payments.length === 1 && payments[0]?.key === key,
    isKnown: ({ context }, { key }: { key: string }) =>
      context.payments.some((payment) => payment.key === key),
    isOccasion: (_, { appEvent }: { appEvent: { type: string } }) =>
      occasions.includes(appEvent.type),
    isSucceeded: (_, { update }: Update) => update.status === 'succeeded',
    isFailed: (_, { update }: Update) => update.status === 'failed',
    isLost: ({ context }, { update }: Update) =>
      update.status === 'absent' && context.tries >= patience,
    isWithdrawn: (_, params: { withdrawn: boolean }) => params.withdrawn,
  },
  actions: {
    storeFound: assign((_, { payments }: { payments: readonly UnfinishedPayment[] }) => ({
      payments,
      tries: 0,
    })),
    storeLeft: assign(({ context }, { payment }: { payment: UnfinishedPayment }) => ({
      payments: [...context.payments, payment],
      // The payment's window announced it as it closed.
      named: [...context.named, payment.key],
      tries: 0,
    })),
    dropTaken: assign(({ context }, { key }: { key: string }) => ({
      payments: context.payments.filter((payment) => payment.key !== key),
    })),
    closeFirst: enqueueActions(({ context: { payments }, enqueue }) => {
      const [payment, ...others] = payments;
      if (payment) enqueue.sendTo('watchUnfinished', { type: 'payment.closed', payment });
      enqueue.assign({ payments: others, tries: 0 });
    }),
    /** Several take turns. */
    postpone: assign(({ context: { payments, tries } }) => ({
      payments: [...payments.slice(1), ...payments.slice(0, 1)],
      tries: tries + 1,
    })),
    /** Once for each: that it is open, and where it waits for the member. */
    nameFirst: enqueueActions(({ context: { payments, named }, enqueue }, { update }: Update) => {
      const [payment] = payments;
      if (!payment || named.includes(payment.key)) return;
      enqueue.assign({ named: [...named, payment.key] });
      const payee = payeeOf(update);
      if (update.status !== 'requiresAction') enqueue.emit(notice('caution', 'waiting', payment));
      else
        enqueue.emit({
          ...notice('caution', 'needsProof', payment),
          ...(payee && {
            lead: { label: 'billing.unfinishedPayments.open', path: `/${payee.username}` },
          }),
        });
    }),
    announcePaid: enqueueActions(({ context: { payments }, enqueue }, { update }: Update) => {
      const [payment] = payments;
      if (!payment || update.status !== 'succeeded') return;
      const { transaction } = update;
      const { amount, payee } = transaction;
      const { subject } = payment;
      enqueue.emit({
        ...notice('positive', payee ? 'paid' : 'paidUnnamed', payment),
        params: { amount, ...(payee && { name: payee.displayName }) },
      });
      enqueue.emit({
        type: 'purchase.settled',
        transaction,
        subject,
        payee: { id: payee?.id ?? subject.id },
      });
    }),
    announceLoss: enqueueActions(({ context: { payments }, enqueue }) => {
      const [payment] = payments;
      if (payment) enqueue.emit(notice('caution', 'notMade', payment));
    }),
  },
  delays: { backoff: ({ context }) => Math.min(300_000, 1000 * 2 ** context.tries) },
});
