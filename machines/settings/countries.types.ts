export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In the language that was asked for. */
  readonly name: string;
}

/** All countries by name, and the one that the visitor seems to be in. */
export interface CountryList {
  readonly countries: readonly Country[];
  /** Null where nobody knows. */
  readonly mine: string | null;
}

export interface CountriesContext {
  /** The language that they are asked for in. */
  readonly locale: string;
  /** The visitor's own first. */
  readonly countries: readonly Country[];
}

/** The field is about to be used. */
export type CountriesEvent = { type: 'countries.ask'; locale: string };
