import { fromCallback, fromPromise } from 'xstate';
import type { AgeConsent, StoredConsent } from '#machines/app/age-consent.types.ts';
import { isNumber, isText, shaped } from '../lib/guards.ts';
import { parseStored, storedRecord, type Store } from '../lib/stored-record.ts';

/** Dependencies of the adapter, in the browser. */
export interface AgeConsentDeps {
  readonly local: Store;
  readonly session: Store;
  /** The name of the consent in both of them. */
  readonly key: string;
  readonly locale: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Goes to a neutral page in place of this one. */
  readonly leave: () => void;
}

const isConsent = shaped<AgeConsent>({ version: isNumber, at: isText, locale: isText });

/** Joins the age-consent chart to localStorage (remembered), sessionStorage (this tab) and the address. */
export const ageConsentAdapter = (deps: AgeConsentDeps) => {
  const { key } = deps;
  const local = storedRecord(deps.local, key, isConsent);
  const session = storedRecord(deps.session, key, isConsent);
  const aged = (consent: AgeConsent | null): StoredConsent => {
    const age = consent === null ? Number.NaN : deps.now() - Date.parse(consent.at);
    return Number.isFinite(age) ? { consent, age } : { consent: null, age: 0 };
  };
  return {
    actors: {
      readConsent: fromPromise<StoredConsent, void>(async () =>
        aged(local.read() ?? session.read()),
      ),
      storeConsent: fromPromise<void, { version: number; remember: boolean }>(async ({ input }) => {
        const consent: AgeConsent = {
          version: input.version,
          at: new Date(deps.now()).toISOString(),
          locale: deps.locale(),
        };
        (input.remember ? local : session).write(consent);
      }),
      forgetConsent: fromPromise<void, void>(async () => {
        local.write(null);
        session.write(null);
      }),
      leaveSite: fromPromise<void, void>(async () => deps.leave()),
      watchConsent: fromCallback<{ type: 'consent.read' }>(({ sendBack }) => {
        const listener = (event: StorageEvent) => {
          if (event.key !== key) return;
          sendBack({
            type: 'consent.stored',
            stored: aged(parseStored(event.newValue, isConsent)),
          });
        };
        window.addEventListener('storage', listener);
        return () => window.removeEventListener('storage', listener);
      }),
    },
  };
};
