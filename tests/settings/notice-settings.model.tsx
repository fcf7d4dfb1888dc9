import { everyNotice, noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import type { NoticeSettings, NoticeSubject } from '#machines/settings/notice-settings.types.ts';
import type { Viewer } from '#machines/auth/viewer.types.ts';
import { NoticeSettingsView } from '#src/views/settings/notice-settings.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { fan, mailedNotices, someMails } from '#stories/settings/notice-settings.fixtures.ts';
import { ada } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' } as const;
const quiet: NoticeSettings = {
  ...mailedNotices,
  likes: false,
  mails: { ...someMails, comments: 'atOnce' },
  hidesContent: true,
};
const kind = (subject: NoticeSubject) => t(`settings.noticeSettings.${subject}`);
const likes = t('settings.noticeSettings.appOf', { kind: kind('likes') });
const comments = t('settings.noticeSettings.mailOf', { kind: kind('comments') });
const payouts = t('settings.noticeSettings.mailOf', { kind: kind('payouts') });
const hideContent = t('settings.noticeSettings.hideContent');

async function seesChoices(person: Person, wanted: NoticeSettings, viewer: Viewer | null) {
  await person.seesChecked(likes, wanted.likes);
  if (wanted.mails === null) {
    await person.seesNoRole('combobox', comments);
    await person.seesNoRole('switch', hideContent);
    return;
  }
  await person.seesValue(comments, wanted.mails.comments);
  await person.seesChecked(hideContent, wanted.hidesContent);
  if (viewer?.hasStudio === false) await person.seesNoRole('combobox', payouts);
  else await person.seesValue(payouts, wanted.mails.payouts);
}
interface Seen {
  readonly context: {
    readonly kept: NoticeSettings;
    readonly wanted: NoticeSettings;
    readonly viewer: Viewer | null;
  };
}
const seesKept = (person: Person, { context }: Seen) =>
  seesChoices(person, context.kept, context.viewer);
const seesWanted = (person: Person, { context }: Seen) =>
  seesChoices(person, context.wanted, context.viewer);

export default defineModel({
  machine: noticeSettingsMachine,
  View: NoticeSettingsView,
  inputs: [{ viewer: ada }, { viewer: fan }],
  cases: {
    events: {
      'choice.make': ({ wanted }) => [
        { choice: { likes: !wanted.likes } },
        ...(wanted.mails === null
          ? []
          : [
              { choice: { mails: { comments: 'atOnce' as const } } },
              { choice: { hidesContent: !wanted.hidesContent } },
            ]),
      ],
      'viewer.changed': [{ viewer: ada }, { viewer: fan }],
    },
    outcomes: {
      loadNoticeSettings: {
        done: [mailedNotices, everyNotice, quiet],
        error: [{ kind: 'notFound' }, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      saveNoticeSettings: {
        done: [quiet, mailedNotices],
        error: [throttled, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'choice.make': (person, { choice: { mails, hidesContent } }) => {
      if (mails) return person.choose(comments, t('settings.noticeSettings.timings.atOnce'));
      return hidesContent === undefined
        ? person.press(likes, 'checkbox')
        : person.press(hideContent, 'switch');
    },
    'viewer.changed': byChart,
    'settings.retry': (person) => person.press('Try again'),
    'settings.updated': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
  },
  outOfReach: ({ context: { wanted } }, event) =>
    event.type === 'choice.make' && event.choice.mails && wanted.mails?.comments === 'atOnce'
      ? 'what is chosen already is not a choice'
      : null,
  sightings: {
    loading: (person) => person.seesRole('status'),
    resting: seesKept,
    'saving.upToDate': seesWanted,
    'saving.behind': seesWanted,
    refused: async (person, snapshot) => {
      await seesKept(person, snapshot);
      await person.sees(t('settings.atOnceNotice.refused'));
    },
    lockedOut: async (person, snapshot) => {
      await seesKept(person, snapshot);
      await person.sees(/Too many attempts/);
    },
    refreshing: seesWanted,
    unread: (person) => person.sees(t('settings.noticeSettings.failed')),
    absent: (person) => person.seesNoRole('heading', t('settings.noticeSettings.title')),
  },
});
