import type { Privacy } from '#machines/auth/viewer.types.ts';
import { privacyMachine } from '#machines/settings/privacy.machine.ts';
import { PrivacyView } from '#src/views/settings/privacy.view.tsx';
import { openToAll, shut } from '#stories/settings/privacy.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { ada } from '#tests/auth/viewers.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const labels = {
  writers: t('settings.privacy.writers.label'),
  online: t('settings.privacy.online.label'),
  finding: t('settings.privacy.finding.label'),
};
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' } as const;

const seesChoices = async (person: Person, { writers, showsOnline, isFindable }: Privacy) => {
  await person.seesValue(labels.writers, writers);
  await person.seesValue(labels.online, showsOnline ? 'shown' : 'hidden');
  await person.seesValue(labels.finding, isFindable ? 'shown' : 'hidden');
};

export default defineModel({
  machine: privacyMachine,
  View: PrivacyView,
  inputs: [{ kept: openToAll }],
  cases: {
    events: {
      'choice.make': [
        { choice: { writers: 'known' } },
        { choice: { showsOnline: false } },
        { choice: { isFindable: false } },
      ],
      'viewer.changed': [{ viewer: { ...ada, privacy: shut } }, { viewer: ada }, { viewer: null }],
    },
    outcomes: {
      savePrivacy: {
        done: [{ ...openToAll, writers: 'known' }, shut],
        error: [throttled, { kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'choice.make': (person, { choice: { writers, showsOnline } }) => {
      if (writers) return person.choose(labels.writers, t('settings.privacy.writers.known'));
      return showsOnline === false
        ? person.choose(labels.online, t('settings.privacy.online.hidden'))
        : person.choose(labels.finding, t('settings.privacy.finding.hidden'));
    },
    'viewer.changed': byChart,
  },
  outOfReach: ({ context: { wanted } }, event) => {
    if (event.type !== 'choice.make') return null;
    const isSame = Object.entries(event.choice).every(
      ([name, value]) => wanted[name as keyof Privacy] === value,
    );
    return isSame ? 'what is chosen already is not a choice' : null;
  },
  sightings: {
    resting: async (person, { context }) => {
      await seesChoices(person, context.kept);
      await person.seesNot(t('settings.atOnceNotice.refused'));
    },
    'saving.upToDate': (person, { context }) => seesChoices(person, context.wanted),
    'saving.behind': (person, { context }) => seesChoices(person, context.wanted),
    refused: async (person, { context }) => {
      await seesChoices(person, context.kept);
      await person.sees(t('settings.atOnceNotice.refused'));
    },
    lockedOut: async (person, { context }) => {
      await seesChoices(person, context.kept);
      await person.sees(/Too many attempts/);
    },
  },
});
