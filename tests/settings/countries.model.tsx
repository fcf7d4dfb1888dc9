import { countriesMachine } from '#machines/settings/countries.machine.ts';
import { CountriesView } from '#src/views/settings/countries.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { countryList } from '#stories/settings/countries.fixtures.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: countriesMachine,
  View: CountriesView,
  cases: {
    events: { 'countries.ask': [{ locale: 'en' }, { locale: 'fr' }] },
    outcomes: {
      loadCountries: {
        done: [countryList, { ...countryList, mine: null }],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: {
    'countries.ask': async (person) => {
      await person.press(t('settings.countries.country'), 'combobox');
      await person.key('Escape');
    },
  },
  outOfReach: (_, { locale }) => (locale === 'en' ? null : 'the page around it is in English'),
  sightings: {
    unasked: (person) => person.seesValue(t('settings.countries.country'), 'Not set'),
    loading: (person) => person.seesValue(t('settings.countries.country'), 'Not set'),
    listed: (person) => person.seesNot(t('settings.countries.failed')),
    failed: async (person) => {
      await person.sees(t('settings.countries.failed'));
      await person.seesEnabled('button', 'Try again');
    },
  },
});
