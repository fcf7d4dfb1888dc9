import { forgotPasswordMachine } from '#machines/auth/forgot-password.machine.ts';
import { ForgotPasswordView } from '#src/views/auth/forgot-password.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const email = 'ada@fanfare.test';
const send = 'Send reset link';
const again = 'Send again';

export default defineModel({
  machine: forgotPasswordMachine,
  View: ForgotPasswordView,
  input: { email: '', cooldown: 2 },
  cases: {
    events: {
      'form.submit': [{ email }],
      'viewer.changed': [{ viewer: null }, { viewer: ada }],
    },
    outcomes: {
      requestLink: {
        done: [undefined],
        error: [
          {
            kind: 'invalid',
            message: "We can't find a user with that email address.",
            fields: { email: ["We can't find a user with that email address."] },
            jwt: null,
          },
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'sessionChanged' },
          { kind: 'unexpected', status: 500, message: 'Server Error' },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, event) => {
      await person.fill('Email', event.email);
      await person.press(send);
    },
    'link.resend': (person) => person.press(again),
    'address.change': (person) => person.press(t('auth.forgotPassword.change')),
    'viewer.changed': byChart,
  },
  sightings: {
    editing: (person) => person.seesEnabled('button', send),
    requesting: (person) => person.seesBusy('button', send),
    'sent.cooling': async (person) => {
      await person.sees(/If ada@fanfare\.test has an account/);
      await person.seesDisabled('button', again);
    },
    'sent.ready': (person) => person.seesEnabled('button', again),
    'sent.resending': (person) => person.seesBusy('button', again),
    'sent.stuck': (person) => person.sees(/couldn't connect|Something went wrong/),
    lockedOut: (person) => person.seesDisabled('button', send),
    unreachable: async (person) => {
      await person.sees(pattern('app.failure.unreachable'));
      await person.seesValue('Email', email);
    },
    rejected: (person) => person.sees(/Something went wrong/),
    signedIn: (person) => person.seesBusy('button', send),
  },
});
