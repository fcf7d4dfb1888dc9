import { atOnceMachine } from '#machines/parts/at-once.machine.ts';
import type { Choices } from '#machines/parts/at-once.types.ts';
import { AtOnceView } from '#src/views/parts/at-once.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { hidden, shown } from '#stories/parts/at-once.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const online = t('settings.privacy.online.label');
const finding = t('settings.privacy.finding.label');
const valueOf = (isShown: boolean) => (isShown ? 'shown' : 'hidden');

const seesChoices = async (person: Person, { showsOnline, isFindable }: Choices) => {
  await person.seesValue(online, valueOf(showsOnline));
  await person.seesValue(finding, valueOf(isFindable));
};

export default defineModel({
  machine: atOnceMachine,
  View: AtOnceView,
  inputs: [{ kept: shown }],
  cases: {
    events: {
      'choice.make': [{ choice: { showsOnline: false } }, { choice: { isFindable: false } }],
      'choices.changed': [{ kept: hidden }, { kept: shown }],
    },
    outcomes: {
      saveChoices: {
        done: [{ ...shown, showsOnline: false }, hidden],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'unauthenticated' },
        ],
      },
    },
  },
  gestures: {
    'choice.make': (person, { choice: { showsOnline } }) =>
      showsOnline === false
        ? person.choose(online, t('settings.privacy.online.hidden'))
        : person.choose(finding, t('settings.privacy.finding.hidden')),
    'choices.changed': byChart,
  },
  outOfReach: ({ context: { wanted } }, event) => {
    if (event.type !== 'choice.make') return null;
    const isSame = Object.entries(event.choice).every(
      ([name, value]) => wanted[name as keyof Choices] === value,
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
