import { everyNotice, noticeSettingsMachine } from '#machines/settings/notice-settings.machine.ts';
import type { NoticeSettings } from '#machines/settings/notice-settings.types.ts';
import { NoticeSettingsView } from '#src/views/settings/notice-settings.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel, world } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' } as const;
const quiet = { ...everyNotice, likes: false };
const likes = t('settings.noticeSettings.likes');

const seesLikes = (person: Person, { likes: isWanted }: NoticeSettings) =>
  person.seesChecked(likes, isWanted);

export default defineModel({
  machine: noticeSettingsMachine,
  View: NoticeSettingsView,
  cases: {
    events: {
      'choice.make': ({ wanted }) => [{ choice: { likes: !wanted.likes } }],
    },
    outcomes: {
      loadNoticeSettings: {
        done: [everyNotice, quiet],
        error: [{ kind: 'notFound' }, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      saveNoticeSettings: {
        done: [quiet, everyNotice],
        error: [throttled, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'choice.make': (person) => person.press(likes, 'checkbox'),
    'settings.retry': (person) => person.press('Try again'),
    'settings.updated': world,
    'connection.caughtUp': world,
    'connection.restored': world,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    resting: (person, { context }) => seesLikes(person, context.kept),
    'saving.upToDate': (person, { context }) => seesLikes(person, context.wanted),
    'saving.behind': (person, { context }) => seesLikes(person, context.wanted),
    refused: async (person, { context }) => {
      await seesLikes(person, context.kept);
      await person.sees(t('settings.atOnceNotice.refused'));
    },
    lockedOut: async (person, { context }) => {
      await seesLikes(person, context.kept);
      await person.sees(/Too many attempts/);
    },
    refreshing: (person, { context }) => seesLikes(person, context.kept),
    unread: (person) => person.sees(t('settings.noticeSettings.failed')),
    absent: (person) => person.seesNoRole('heading', t('settings.noticeSettings.title')),
  },
});
