/** One thing the product keeps in the browser, as the storage registry lists it. */
export interface StoredThing {
  readonly key: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage';
  /** Text key of the purpose, below `pages.cookies.purposes`. */
  readonly purpose: string;
  /** Text key of the lifetime, below `pages.cookies.lifetimes`. */
  readonly lifetime: string;
}

export interface CookieDeclarationInput {
  readonly things: readonly StoredThing[];
}

export type CookieDeclarationContext = CookieDeclarationInput;

export type CookieDeclarationEvent = { type: 'consent.withdraw' };

export type CookieDeclarationEmitted = { type: 'consent.withdrawn' };
