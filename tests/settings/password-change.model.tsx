import { passwordChangeMachine } from '#machines/settings/password-change.machine.ts';
import { PasswordChangeView } from '#src/views/settings/password-change.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const wrong = 'The provided password does not match your current password.';

export default defineModel({
  machine: passwordChangeMachine,
  View: PasswordChangeView,
  inputs: [
    { email: 'ada@fanfare.test', hasPassword: true },
    { email: 'kit@fanfare.test', hasPassword: false },
  ],
  cases: {
    events: {
      'form.submit': ({ hasPassword }) => [
        {
          form: {
            currentPassword: hasPassword ? 'correct-horse-9' : '',
            password: 'seven-green-kites',
          },
        },
      ],
    },
    outcomes: {
      changePassword: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: wrong, fields: { current_password: [wrong] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { form }) => {
      if (form.currentPassword !== '') await person.fill('Current password', form.currentPassword);
      await person.fill('New password', form.password);
      await person.press('Save password');
    },
  },
  sightings: {
    editing: (person) => person.seesEnabled('button', 'Save password'),
    saving: (person) => person.seesBusy('button', 'Save password'),
    rejected: (person) => person.seesEnabled('button', 'Save password'),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', 'Save password');
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    updated: async (person) => {
      await person.sees('Your password has been updated!');
      await person.sees(t('settings.passwordChange.others'));
      await person.seesValue('New password', '');
    },
  },
});
