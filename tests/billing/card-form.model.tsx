import { cardFormMachine } from '#machines/billing/card-form.machine.ts';
import { CardFormView } from '#src/views/billing/card-form.view.tsx';
import { visa } from '#stories/billing/billing.fixtures.ts';
import { defineModel, world } from '#tests/lib/model.ts';

const setup = { setupId: 'setup-1', url: '/up?frame', origin: 'null', key: 'key-of-setup' };

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
      openSetup: { done: [setup], error: [{ kind: 'offline' }, { kind: 'unauthenticated' }] },
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
        ],
      },
    },
  },
  gestures: {
    'frame.ready': world,
    'frame.failed': world,
    'setup.completed': world,
    'default.change': world,
    'form.retry': (person) => person.press(/^Try a/),
    'form.leave': (person) => person.press('Close'),
  },
  sightings: {
    preparing: (person) => person.sees('Opening the payment provider...'),
    loading: (person) => person.sees(/never see the number/),
    filling: (person) => person.sees(/never see the number/),
    saving: (person) => person.sees('Keeping the card...'),
    saved: (person) => person.sees('The card is kept.'),
    declined: (person) => person.seesRole('alert'),
    unconfirmed: (person) => person.sees(/may be kept already/),
    unreachable: (person) => person.seesEnabled('button', 'Try again'),
  },
});
