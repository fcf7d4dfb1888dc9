import { mailStopMachine } from '#machines/settings/mail-stop.machine.ts';
import { MailStopView } from '#src/views/settings/mail-stop.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' } as const;
const invalid = { kind: 'invalid', message: '', fields: { token: [''] }, jwt: null } as const;
const broken = { kind: 'unexpected', status: 500, message: '' } as const;
const failures = [{ kind: 'notFound' }, invalid, throttled, { kind: 'offline' }, broken] as const;
const stop = t('settings.mailStop.stop');

export default defineModel({
  machine: mailStopMachine,
  View: MailStopView,
  cases: {
    outcomes: {
      lookAtMails: {
        done: [
          { subject: 'followers', isStopped: false },
          { subject: 'digest', isStopped: false },
          { subject: 'likes', isStopped: true },
        ],
        error: [...failures],
      },
      stopMails: {
        done: ({ subject }) => [{ subject, isStopped: true }],
        error: [...failures],
      },
    },
  },
  gestures: {
    'mails.stop': (person) => person.press(stop),
    'link.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  sightings: {
    checking: (person) => person.sees(t('settings.mailStop.checking')),
    asking: async (person, { context }) => {
      await person.sees(t(`settings.mailStop.about.${context.subject}`));
      await person.seesEnabled('button', stop);
      await person.seesNot(pattern('app.failure.unreachable'));
    },
    stopping: (person) => person.seesBusy('button', stop),
    stopped: async (person, { context }) => {
      await person.sees(t('settings.mailStop.stopped'));
      await person.sees(t(`settings.mailStop.about.${context.subject}`));
      await person.seesRole('link', t('settings.mailStop.settings'));
    },
    stoppedBefore: async (person, { context }) => {
      await person.sees(t('settings.mailStop.stoppedBefore'));
      await person.sees(t(`settings.mailStop.about.${context.subject}`));
      await person.seesRole('link', t('settings.mailStop.settings'));
    },
    unsent: async (person, { context }) => {
      await person.seesEnabled('button', stop);
      const isOffline = context.failure?.kind === 'offline';
      await person.sees(isOffline ? pattern('app.failure.unreachable') : t('app.failure.oops'));
    },
    lockedOut: (person) => person.sees(/Too many attempts/),
    unknown: async (person) => {
      await person.sees(t('settings.mailStop.unknown'));
      await person.seesRole('link', t('settings.mailStop.settings'));
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
  },
});
