import { payoutAccountMachine } from '#machines/billing/payout-account.machine.ts';
import { PayoutAccountView } from '#src/views/billing/payout-account.view.tsx';
import { bank, usBank } from '#stories/billing/payout.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const wrong = 'The iban field has a wrong digit.';
/** Whichever form is shown has one of them. */
const fields = { iban: [wrong], routing: ['The routing field has a wrong digit.'] };
const holder = 'Ada Marlow';

export default defineModel({
  machine: payoutAccountMachine,
  View: PayoutAccountView,
  cases: {
    events: {
      'form.submit': [
        { form: { kind: 'iban', holder, iban: 'ES91 2100 0418 4502 0005 1332' } },
        { form: { kind: 'usAccount', holder, routing: '110000000', account: '000123456789' } },
      ],
      'kind.choose': [{ kind: 'usAccount' }, { kind: 'iban' }],
    },
    outcomes: {
      loadMethod: {
        done: [null, bank, usBank],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      saveMethod: {
        done: [bank],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: wrong, fields, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'account.change': (person) => person.press('Change account'),
    'account.leave': (person) => person.press(t('billing.payoutAccount.leave')),
    'account.retry': (person) => person.press('Try again'),
    'kind.choose': (person, { kind }) =>
      person.press(kind === 'iban' ? t('billing.payoutAccount.byIban') : 'US account', 'radio'),
    'form.submit': async (person, { form }) => {
      await person.fill(t('billing.payoutAccount.holder'), form.holder);
      if (form.kind === 'iban') await person.fill('IBAN', form.iban);
      else {
        await person.fill('Routing number', form.routing);
        await person.fill('Account number', form.account);
      }
      await person.press('Save account');
    },
    'connection.restored': byChart,
  },
  outOfReach: ({ context }, event) => {
    if (event.type === 'form.submit' && event.form.kind !== context.kind)
      return 'the other form is shown';
    if (event.type === 'kind.choose' && event.kind === context.kind) return 'it is chosen already';
    return event.type === 'account.leave' && context.method === null
      ? 'there is none to keep'
      : null;
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    failed: (person) => person.seesRole('alert'),
    kept: (person) => person.seesEnabled('button', 'Change account'),
    editing: (person) => person.seesEnabled('button', 'Save account'),
    saving: (person) => person.seesBusy('button', 'Save account'),
    rejected: (person) => person.sees(/a digit is wrong/),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Save account');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
  },
});
