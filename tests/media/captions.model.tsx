import { captionsMachine } from '#machines/media/captions.machine.ts';
import { CaptionsView } from '#src/views/media/captions.view.tsx';
import { caption } from '#stories/media/captions.fixtures.ts';
import { t } from '#stories/lib/texts.ts';
import { byPage, byPort, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const label = t('media.captions.label');
const failed = t('media.captions.failed');
const languages = { en: 'English', es: 'Spanish (español)' } as const;
const film = (captions: readonly string[], locale = 'en') => ({
  film: { captions: captions.map(caption), locale },
});

const isAbsent = async (person: Person) => {
  await person.seesNoRole('button', label);
  await person.seesNoRole('combobox', label);
};
const showsNoFailure = (person: Person) => person.seesNot(failed);

export default defineModel({
  machine: captionsMachine,
  View: CaptionsView,
  cases: {
    events: {
      'film.begin': [film(['en']), film(['fr', 'es', 'en'], 'es-MX'), film(['en', 'es']), film([])],
      'captions.choose': ({ captions }) => captions.map(({ language }) => ({ language })),
    },
    outcomes: {
      renewFilm: {
        done: [
          { url: caption('es').url, isReached: true },
          { url: null, isReached: false },
        ],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: {
    'film.begin': byPort,
    'film.end': byPort,
    'captions.toggle': (person) => person.press(label),
    'captions.choose': (person, { language }) =>
      person.choose(label, languages[language as keyof typeof languages] ?? 'French (français)'),
    'captions.failed': byPage,
  },
  outOfReach: ({ context: { captions, language }, ...snapshot }, event) => {
    if (captions.length === 0) return 'There is no control.';
    if (event.type === 'captions.toggle' && captions.length > 1)
      return 'A list turns them off by a choice, and on by another; the key c is in captions.e2e.ts.';
    if (event.type !== 'captions.choose') return null;
    if (captions.length === 1) return 'There is one language: no list.';
    return snapshot.matches('on') && event.language === language ? 'It is chosen already.' : null;
  },
  sightings: {
    'off.absent': isAbsent,
    'off.present': async (person, { context: { captions } }) => {
      if (captions.length > 1) await person.seesValue(label, '');
      else await person.seesEnabled('button', label);
      await showsNoFailure(person);
    },
    'on.absent': isAbsent,
    'on.present.shown': showsNoFailure,
    'on.present.renewing': showsNoFailure,
    'on.present.failed': (person) => person.sees(failed),
    'on.present.missed': showsNoFailure,
  },
});
