import type { CountryList } from '#machines/settings/countries.types.ts';

/** A few countries, the visitor's own among them. */
export const countryList: CountryList = {
  countries: [
    { code: 'BR', name: 'Brazil' },
    { code: 'FR', name: 'France' },
    { code: 'PT', name: 'Portugal' },
  ],
  mine: 'PT',
};
