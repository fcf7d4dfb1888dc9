import { emailChangeMachine } from '#machines/settings/email-change.machine.ts';
import { EmailChangeView } from '#src/views/settings/email-change.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { halfway, mailed } from '#stories/settings/email-change.fixtures.ts';
import { ada } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const same = 'The email is already yours.';
const over = { kind: 'conflict', code: 'email_change_over', message: 'Nothing waits.' } as const;
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' } as const;
const soon = { ...mailed, resendIn: 2 };
const send = t('settings.emailChange.send');
const resend = t('settings.emailChange.resend');
const cancel = t('settings.emailChange.cancel');

export default defineModel({
  machine: emailChangeMachine,
  View: EmailChangeView,
  inputs: [{ email: ada.email }],
  cases: {
    events: {
      'form.submit': [{ email: mailed.email }],
      'emailChange.updated': [{ status: 'ended' }],
      'viewer.changed': [
        { viewer: ada },
        { viewer: { ...ada, email: mailed.email } },
        { viewer: null },
      ],
    },
    outcomes: {
      loadChange: {
        done: [null, soon, halfway],
        error: [{ kind: 'notFound' }, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      askForChange: {
        done: [soon, null],
        error: [
          throttled,
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: same, fields: { email: [same] }, jwt: null },
        ],
      },
      resendMails: {
        done: [soon, null],
        error: [over, throttled, { kind: 'unauthenticated' }, { kind: 'offline' }],
      },
      cancelChange: {
        done: [undefined],
        error: [over, throttled, { kind: 'unauthenticated' }, { kind: 'offline' }],
      },
    },
  },
  gestures: {
    'email.change': (person) => person.press(t('settings.emailChange.change')),
    'email.keep': (person) => person.press(t('settings.emailChange.keep')),
    'form.submit': async (person, { email }) => {
      await person.fill(t('settings.emailChange.newEmail'), email);
      await person.press(send);
    },
    'mail.resend': (person) => person.press(resend),
    'change.cancel': (person) => person.press(cancel),
    'change.retry': (person) => person.press('Try again'),
    'emailChange.updated': byChart,
    'viewer.changed': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
  },
  sightings: {
    loading: async (person, { context }) => {
      if (!context.isRead) await person.seesRole('status');
      else if (context.change === null)
        await person.seesEnabled('button', t('settings.emailChange.change'));
      else await person.seesDisabled('button', cancel);
    },
    resting: async (person, { context }) => {
      await person.sees(context.email);
      await person.seesEnabled('button', t('settings.emailChange.change'));
    },
    editing: (person) => person.seesEnabled('button', send),
    saving: (person) => person.seesBusy('button', send),
    rejected: (person) => person.seesEnabled('button', send),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', send);
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    pending: async (person, { context }) => {
      await person.sees(pattern('settings.emailChange.pending'));
      if (context.secondsLeft > 0) await person.seesDisabled('button', resend);
      else await person.seesEnabled('button', resend);
    },
    resending: (person) => person.seesBusy('button', resend),
    cancelling: (person) => person.seesBusy('button', cancel),
    unread: (person) => person.sees(t('settings.emailChange.failed')),
    absent: (person) => person.seesNoRole('heading', t('settings.emailChange.title')),
  },
});
