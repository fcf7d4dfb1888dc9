import { promisePort } from '../lib/port.ts';
import type { CountryList } from './countries.types.ts';

/** All countries in a language. Throws a Failure. */
export const loadCountries = promisePort<CountryList, { readonly locale: string }>('loadCountries');
