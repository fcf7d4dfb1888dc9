import { emailChangeLinkMachine } from '#machines/auth/email-change-link.machine.ts';
import { EmailChangeLinkView } from '#src/views/auth/email-change-link.view.tsx';
import { changeLink } from '#stories/auth/email-change-link.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import { ada } from './viewers.ts';

const { email } = changeLink;
const came = (status: typeof changeLink.status) => ({ ...changeLink, status });
const old = { ...changeLink, side: 'old' } as const;
const lost = [
  { kind: 'notFound' },
  { kind: 'forbidden', code: 'other_account', message: 'This link belongs to another account.' },
  { kind: 'offline' },
] as const;
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' } as const;
const confirm = t('auth.emailChangeLink.confirm');
const cancel = t('auth.emailChangeLink.cancel');

export default defineModel({
  machine: emailChangeLinkMachine,
  View: EmailChangeLinkView,
  inputs: [
    { viewer: null, intent: 'confirm' },
    { viewer: ada, intent: 'cancel' },
  ],
  cases: {
    events: { 'viewer.changed': [{ viewer: null }, { viewer: ada }] },
    outcomes: {
      lookAtLink: {
        done: [
          changeLink,
          old,
          came('confirmed'),
          came('changed'),
          came('cancelled'),
          came('expired'),
          came('replaced'),
          came('taken'),
        ],
        error: [...lost],
      },
      confirmChange: {
        done: [came('confirmed'), came('changed'), came('cancelled'), came('taken'), changeLink],
        error: [...lost, throttled],
      },
      cancelByLink: {
        done: [came('cancelled'), came('changed'), came('expired'), came('confirmed'), changeLink],
        error: [...lost, throttled],
      },
    },
  },
  gestures: {
    'change.confirm': (person) => person.press(confirm),
    'change.cancel': (person) => person.press(cancel),
    'link.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'viewer.changed': byChart,
  },
  sightings: {
    checking: (person) => person.sees(t('auth.emailChangeLink.checking')),
    asking: async (person) => {
      await person.seesEnabled('button', confirm);
      await person.seesEnabled('button', cancel);
    },
    confirming: (person) => person.seesBusy('button', confirm),
    cancelling: (person) => person.seesBusy('button', cancel),
    confirmed: async (person) => {
      await person.sees(/^Confirmed\./);
      await person.seesEnabled('button', cancel);
    },
    changed: (person) => person.sees(t('auth.emailChangeLink.changed', { email })),
    cancelled: (person) => person.sees(t('auth.emailChangeLink.cancelled')),
    over: (person, { context }) => {
      const status = context.link?.status;
      const reason = status === 'expired' || status === 'taken' ? status : 'replaced';
      return person.sees(t(`auth.emailChangeLink.over.${reason}`, { email }));
    },
    unknown: (person) => person.sees(t('auth.emailChangeLink.unknown')),
    foreign: (person) => person.sees(t('auth.emailChangeLink.foreign')),
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
  },
});
