import { cardFormMachine } from '#machines/billing/card-form.machine.ts';
import { isServerFull } from '#machines/lib/failure.ts';
import { CardFormView } from '#src/views/billing/card-form.view.tsx';
import { visa } from '#stories/billing/billing.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, byPage, defineModel } from '#tests/lib/model.ts';

const setup = { setupId: 'setup-1', url: '/up?frame', origin: 'null', key: 'key-of-setup' };

const full = { kind: 'unavailable', retryAfter: 10, status: 507 };

export default defineModel({
  machine: cardFormMachine,
  View: CardFormView,
  input: { makeDefault: false },
  cases: {
    events: {
      'setup.completed': [{ setupId: 'setup-1' }, { setupId: 'of-somebody-else' }],
      'default.change': ({ makeDefault, setup: open }) =>
        makeDefault || !open ? [] : [{ makeDefault: true }],
    },
    outcomes: {
      openSetup: {
        done: [setup],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, full],
      },
      saveCard: {
        done: [visa],
        error: [
          {
            kind: 'paymentDeclined',
            code: 'card_declined',
            declineCode: 'incorrect_cvc',
            message: 'No.',
          },
          { kind: 'conflict', code: 'duplicate_card', message: 'Known.' },
          { kind: 'unauthenticated' },
          { kind: 'offline' },
          full,
        ],
      },
    },
  },
  gestures: {
    'frame.ready': byPage,
    'frame.failed': byChart,
    'setup.completed': byPage,
    'default.change': (person) => person.check(t('billing.cardForm.makeDefault')),
    'form.retry': (person) => person.press(/^Try a/),
    'form.leave': (person) => person.press('Close'),
  },
  outOfReach: (snapshot, { type }) =>
    type === 'default.change' && !snapshot.matches('loading') && !snapshot.matches('filling')
      ? 'the box stands below the fields alone'
      : null,
  sightings: {
    preparing: (person) => person.sees(t('billing.cardForm.preparing')),
    loading: (person) => person.sees(pattern('billing.cardForm.lead')),
    filling: (person) => person.sees(pattern('billing.cardForm.lead')),
    saving: (person) => person.sees(t('billing.cardForm.saving')),
    saved: (person) => person.sees(t('billing.cardForm.saved')),
    declined: (person) => person.seesRole('alert'),
    unconfirmed: (person, { context }) =>
      person.sees(
        isServerFull(context.failure)
          ? pattern('app.failure.serverFull')
          : pattern('billing.cardForm.unconfirmed'),
      ),
    unreachable: (person) => person.seesEnabled('button', 'Try again'),
  },
});
