import { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import { payoutMachine } from '#machines/billing/payout.machine.ts';
import { canRequest } from '#machines/billing/payout.types.ts';
import { PayoutView } from '#src/views/billing/payout.view.tsx';
import {
  bank,
  summary,
  longSummary,
  poorSummary,
  requested,
  waitingSummary,
} from '#stories/billing/payout.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { ada as seller } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

/** Said in front of the payout, and not by it: it may have been asked for all the same. */
const gates = [
  { kind: 'throttled', retryAfter: 1, message: 'Slow down.' },
  { kind: 'forbidden', code: null, message: 'No.' },
  { kind: 'unexpected', status: 500, message: 'Server Error' },
] as const;
const lost = [{ kind: 'offline' }, { kind: 'unauthenticated' }];

export default defineModel({
  machine: payoutMachine,
  View: PayoutView,
  input: { maySell: true },
  children: { account: payoutAccountMachine },
  cases: {
    events: {
      'child.emitted': [{ emitted: { type: 'account.kept', method: bank } }],
      'viewer.changed': [{ viewer: seller }, { viewer: null }],
      'amount.change': [{ text: '20' }, { text: 'all' }, { text: '1' }, { text: '900' }],
      'payout.cancel': [{ id: requested.id }, { id: 99 }],
    },
    outcomes: {
      loadPayout: {
        done: [longSummary, waitingSummary, { ...waitingSummary, nextCursor: 'next' }, poorSummary],
        error: lost,
      },
      loadOlder: {
        done: [
          {
            payouts: [{ ...requested, id: 3, status: 'paid' }],
            nextCursor: null,
            min: summary.min,
          },
        ],
        error: lost,
      },
      requestPayout: {
        done: [waitingSummary],
        error: [
          ...lost,
          ...gates,
          { kind: 'passwordUnconfirmed' },
          { kind: 'conflict', code: 'payout_pending', message: t('billing.payout.taken') },
        ],
      },
      cancelPayout: {
        done: [summary],
        error: [
          ...lost,
          ...gates,
          { kind: 'conflict', code: 'payout_sent', message: 'It has been sent.' },
        ],
      },
    },
  },
  gestures: {
    'child.emitted': byChart,
    'viewer.changed': byChart,
    'connection.restored': byChart,
    'amount.change': (person, { text }) => person.fill('Amount', text),
    'payout.request': (person) => person.press('Request payout'),
    'payout.cancel': (person) => person.press('Cancel the payout of $40.00'),
    'more.load': (person) => person.press(t('billing.payout.older')),
    'payout.retry': (person) => person.press('Try again'),
  },
  unreached: {
    'open.interrupted|more.load|0 = no': 'what could be loaded before still can',
  },
  outOfReach: (snapshot, event) => {
    if (event.type === 'payout.request' && !canRequest(snapshot.context))
      return 'there is no such button';
    if (event.type === 'amount.change')
      return canRequest(snapshot.context) && event.text !== snapshot.context.typed
        ? null
        : 'there is no field, or it stands there already';
    return snapshot.can(event) ? null : 'there is no such button';
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    failed: (person) => person.seesRole('alert'),
    'open.resting': (person) => person.seesRole('heading', 'Your payouts'),
    'open.requesting': (person) => person.seesBusy('button', 'Request payout'),
    'open.refused': (person, { context }) =>
      person.sees(
        t(
          context.failure?.kind === 'conflict'
            ? 'billing.payout.taken'
            : 'billing.payout.unanswered',
        ),
      ),
    'open.cancelling': (person) => person.seesBusy('button', 'Cancel the payout of $40.00'),
    'open.uncancelled': (person, { context }) =>
      person.sees(
        t(
          context.failure?.kind === 'conflict'
            ? 'billing.payout.sentAlready'
            : 'billing.payout.uncancelled',
        ),
      ),
    'open.loadingOlder': (person) => person.seesBusy('button', t('billing.payout.older')),
    'open.interrupted': (person) => person.sees(t('billing.payout.interrupted')),
  },
});
