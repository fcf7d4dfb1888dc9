import { fromCallback, fromPromise } from 'xstate';
import type { AgeConsent, StoredConsent } from '#machines/app/age-consent.types.ts';

const key = 'fanfare.age-consent';

/** What the flow needs of the browser. A blocked storage throws when it is taken, so it is a function. */
export interface AgeConsentWorld {
  readonly local: () => Storage;
  readonly session: () => Storage;
  readonly locale: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Goes to a neutral page in place of this one. */
  readonly leave: () => void;
}

const attempt = <Value>(what: () => Value): Value | null => {
  try {
    return what();
  } catch {
    return null;
  }
};

const parse = (text: string | null | undefined): AgeConsent | null => {
  const value: unknown = text ? attempt(() => JSON.parse(text)) : null;
  if (typeof value !== 'object' || value === null) return null;
  const { version, at, locale } = value as Partial<Record<keyof AgeConsent, unknown>>;
  return typeof version === 'number' && typeof at === 'string' && typeof locale === 'string'
    ? { version, at, locale }
    : null;
};

/** Joins the age-consent chart to localStorage (remembered), sessionStorage (this tab) and the address. */
export const ageConsentAdapter = (world: AgeConsentWorld) => {
  const places = [world.local, world.session];
  const aged = (consent: AgeConsent | null): StoredConsent => {
    const age = consent === null ? Number.NaN : world.now() - Date.parse(consent.at);
    return Number.isFinite(age) ? { consent, age } : { consent: null, age: 0 };
  };
  return {
    actors: {
      readConsent: fromPromise<StoredConsent, void>(async () => {
        const found = places
          .map((place) => parse(attempt(() => place().getItem(key))))
          .find((consent) => consent !== null);
        return aged(found ?? null);
      }),
      storeConsent: fromPromise<void, { version: number; remember: boolean }>(async ({ input }) => {
        const consent: AgeConsent = {
          version: input.version,
          at: new Date(world.now()).toISOString(),
          locale: world.locale(),
        };
        const place = input.remember ? world.local : world.session;
        attempt(() => place().setItem(key, JSON.stringify(consent)));
      }),
      forgetConsent: fromPromise<void, void>(async () => {
        for (const place of places) attempt(() => place().removeItem(key));
      }),
      leaveSite: fromPromise<void, void>(async () => world.leave()),
      watchConsent: fromCallback<{ type: 'consent.read' }>(({ sendBack }) => {
        const listener = (event: StorageEvent) => {
          if (event.key !== key) return;
          sendBack({ type: 'consent.stored', stored: aged(parse(event.newValue)) });
        };
        window.addEventListener('storage', listener);
        return () => window.removeEventListener('storage', listener);
      }),
    },
  };
};
