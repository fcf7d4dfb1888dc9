import { fromCallback, fromPromise } from 'xstate';
import type { Card } from '#machines/billing/billing.types.ts';
import { cardChoiceMachine } from '#machines/billing/card-choice.machine.ts';
import { purchaseMachine } from '#machines/billing/purchase.machine.ts';
import { purchaseSetup } from '#machines/billing/purchase.setup.ts';
import type { IntentCommand, IntentSlot } from '#machines/billing/payment.types.ts';
import { tipMachine } from '#machines/billing/tip.machine.ts';
import { TipView } from '#src/views/billing/tip.view.tsx';
import { ada, paid } from '#stories/billing/billing.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel, world } from '#tests/lib/model.ts';

const silent = fromCallback<IntentCommand, IntentSlot>(() => undefined);
/** A purchase that stands at its review, waits for the cards without end, and that nobody leaves. */
const reviewed = { ...purchaseMachine.config, initial: 'reviewing' };
type Config = Parameters<typeof purchaseSetup.createMachine>[0];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the chart's own config, whose type knows no names
const purchase = purchaseSetup.createMachine(reviewed as Config).provide({
  actors: {
    keepIntent: silent,
    cardChoice: cardChoiceMachine.provide({
      actors: { loadCards: fromPromise<readonly Card[], void>(() => new Promise(() => undefined)) },
    }),
  },
  actions: { leave: () => undefined },
});

const problems = {
  unreadable: pattern('billing.tip.problems.unreadable'),
  tooSmall: /^The smallest tip is/,
  tooLarge: /^The largest tip is/,
} as const;

export default defineModel({
  machine: tipMachine,
  View: TipView,
  input: { viewerId: 3, payee: ada, about: null, currency: 'USD', min: 100, max: 20_000 },
  cases: {
    events: {
      'preset.choose': [{ amount: 1000 }, { amount: 77 }],
      'amount.change': [{ text: '12,50' }, { text: '0.50' }, { text: '201' }, { text: 'a lot' }],
      'message.change': ({ message }) => (message === '' ? [{ text: 'For the lake.' }] : []),
      'child.emitted': [{ emitted: { type: 'location.requested', path: '/billing/sent' } }],
      'payment.updated': [{ transaction: paid }],
    },
  },
  children: { purchase },
  gestures: {
    'preset.choose': (person) => person.check('$10.00'),
    'amount.change': (person, event) => person.fill('Another amount', event.text),
    'message.change': (person, event) => person.fill(pattern('billing.tip.message'), event.text),
    'tip.review': (person) => person.press(/^Continue/),
    'tip.edit': (person) => person.press(t('billing.purchase.back')),
    'child.emitted': byChart,
    'payment.updated': byChart,
    'connection.restored': byChart,
    'dialog.dismiss': world('the dialog around it sends it: modal/dialog; no button here does'),
    'input.discard': byChart,
  },
  outOfReach: (_, event) =>
    event.type === 'preset.choose' && event.amount === 77 ? 'it is not offered' : null,
  sightings: {
    choosing: async (person, { context: { problem } }) => {
      await person.seesEnabled('button', problem === null ? /^Continue/ : 'Continue');
      await person.seesNot(/^For Ada/);
      if (problem === null) await person.seesNot(/^(Enter an amount|The (small|large)est tip)/);
      else await person.sees(problems[problem]);
    },
    purchasing: (person) => person.sees(pattern('billing.purchase.onceOnly')),
  },
  unreached: {
    'purchasing|tip.edit|0 = no': 'the purchase is only reviewed here: tip.test.ts pays',
  },
});
