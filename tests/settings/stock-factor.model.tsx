import { stockFactorMachine } from '#machines/settings/stock-factor.machine.ts';
import type { DialogsEmitted } from '#machines/modal/dialog-token.types.ts';
import { StockFactorView } from '#src/views/settings/stock-factor.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const refusals = [
  { kind: 'passwordUnconfirmed' },
  { kind: 'unauthenticated' },
  { kind: 'notFound' },
  { kind: 'offline' },
];
const answer = (id: string, kind: 'confirmed' | 'cancelled'): Omit<DialogsEmitted, 'type'> => ({
  id,
  dialog: 'twoFactorSetup',
  answer: kind === 'confirmed' ? { kind, value: null } : { kind },
});

export default defineModel({
  machine: stockFactorMachine,
  View: StockFactorView,
  cases: {
    events: {
      'dialog.answered': [
        answer('second-factor', 'confirmed'),
        answer('second-factor', 'cancelled'),
        answer('tip-2', 'confirmed'),
      ],
    },
    outcomes: {
      findSecret: { done: [false, true], error: refusals },
      prepareFactor: { done: [undefined], error: refusals },
      discardSecret: { done: [undefined], error: refusals },
      dropFactor: { done: [undefined], error: refusals },
    },
  },
  gestures: {
    'factor.setUp': (person) => person.press('Set up'),
    'factor.turnOff': (person) => person.press('Turn off'),
    'dialog.answered': byChart,
  },
  sightings: {
    offering: async (person) => {
      await person.sees(t('settings.stockFactor.unsaid'));
      await person.seesEnabled('button', 'Set up');
      await person.seesEnabled('button', 'Turn off');
    },
    looking: (person) => person.seesBusy('button', 'Set up'),
    preparing: (person) => person.seesBusy('button', 'Set up'),
    settingUp: (person) => person.seesBusy('button', 'Set up'),
    recalling: (person) => person.seesBusy('button', 'Set up'),
    discarding: (person) => person.seesBusy('button', 'Set up'),
    asking: (person) => person.seesDisabled('button', 'Set up'),
    turningOff: (person) => person.seesBusy('button', 'Turn off'),
    absent: async (person) => {
      await person.sees(t('settings.frame.absent'));
      await person.seesNoRole('button');
    },
    settled: (person) => person.seesBusy('button', 'Set up'),
  },
});
