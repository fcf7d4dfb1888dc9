import { assign, setup } from 'xstate';
import { eventOf, outputOf } from '../lib/params.ts';
import { loadCountries } from './countries.ports.ts';
import type { CountriesContext, CountriesEvent, CountryList } from './countries.types.ts';

type Asked = { locale: string };

const ask = {
  target: 'loading',
  actions: { type: 'storeLocale', params: eventOf },
} as const;
const askAgain = { guard: { type: 'isOtherLocale', params: eventOf }, ...ask } as const;

/** The countries that a field offers: asked for when it is used, in the language of the page. */
export const countriesMachine = setup({
  types: {
    context: {} as CountriesContext,
    events: {} as CountriesEvent,
    children: {} as { loadCountries: 'loadCountries' },
  },
  actors: { loadCountries },
  guards: {
    isOtherLocale: ({ context }, { locale }: Asked) => locale !== context.locale,
  },
  actions: {
    storeLocale: assign((_, { locale }: Asked) => ({ locale })),
    storeCountries: assign((_, { countries, mine }: CountryList) => ({
      countries: [
        ...countries.filter(({ code }) => code === mine),
        ...countries.filter(({ code }) => code !== mine),
      ],
    })),
  },
}).createMachine({
  id: 'countries',
  description: 'The countries of a field that asks for one.',
  meta: { requirement: 'spec §2 country selector; contract §7 GET /countries; peers §2.13' },
  context: { locale: '', countries: [] },
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nobody has used the field yet, so nothing was asked for.',
      on: { 'countries.ask': ask },
    },
    loading: {
      description: 'The names are on their way; the list says so.',
      tags: 'busy',
      invoke: {
        id: 'loadCountries',
        src: 'loadCountries',
        input: ({ context: { locale } }) => ({ locale }),
        onDone: { target: 'listed', actions: { type: 'storeCountries', params: outputOf } },
        onError: { target: 'failed' },
      },
      on: { 'countries.ask': { ...askAgain, reenter: true } },
    },
    listed: {
      description: 'One of them can be chosen; the visitor’s own stands first.',
      on: { 'countries.ask': askAgain },
    },
    failed: {
      description: 'The names could not be read; what was chosen before stays.',
      on: { 'countries.ask': ask },
    },
  },
});
