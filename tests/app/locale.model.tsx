import { localeMachine } from '#machines/app/locale.machine.ts';
import { localeNames } from '#src/locales/names.ts';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { byChart, defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';
import { ada } from '../auth/viewers.ts';

const isListed = (person: Person) => person.seesEnabled('combobox', 'Language');

export default defineModel({
  machine: localeMachine,
  View: LocaleView,
  input: { cookie: 'fr', languages: [] },
  cases: {
    events: {
      'locale.choose': [{ code: 'fr' }, { code: 'ru' }],
      'locale.preferred': [{ code: 'fr' }, { code: 'zh' }],
      'viewer.changed': [{ viewer: ada }],
    },
    outcomes: {
      loadTexts: { done: [undefined], error: [{ kind: 'offline' }] },
      keepLocale: { done: [undefined], error: [{ kind: 'offline' }] },
    },
  },
  gestures: {
    'locale.choose': (person, event) => person.choose('Language', localeNames[event.code]),
    'locale.preferred': byChart,
    'locale.retry': (person) => person.press('Try again'),
    'viewer.changed': byChart,
  },
  sightings: {
    loading: (person) => person.sees('Loading...'),
    textsUnavailable: (person) => person.seesEnabled('button', 'Try again'),
    settled: isListed,
    adopting: isListed,
    changing: isListed,
    remembering: isListed,
    keeping: isListed,
  },
});
