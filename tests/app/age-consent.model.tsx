import { ageConsentMachine } from '#machines/app/age-consent.machine.ts';
import type { StoredConsent } from '#machines/app/age-consent.types.ts';
import { AgeConsentView } from '#src/views/app/age-consent.view.tsx';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';

const year = 365 * 86_400_000;
const stored = (version: number, age: number): StoredConsent => ({
  consent: { version, at: '2026-01-01T00:00:00.000Z', locale: 'en' },
  age,
});
const good = stored(2, 1000);
const none: StoredConsent = { consent: null, age: 0 };

export default defineModel({
  machine: ageConsentMachine,
  View: AgeConsentView,
  input: { version: 2, validFor: year, fade: 200 },
  cases: {
    events: {
      'consent.confirm': [{ remember: true }, { remember: false }],
      'consent.stored': [{ stored: good }, { stored: none }],
    },
    outcomes: {
      readConsent: {
        done: [good, none, stored(1, 1000), stored(2, year), stored(2, -1)],
        error: [{ kind: 'unexpected', status: null, message: 'no storage' }],
      },
      storeConsent: { done: [undefined], error: [{ kind: 'offline' }] },
      forgetConsent: { done: [undefined], error: [{ kind: 'offline' }] },
      modal: { done: [{ kind: 'confirmed', value: null }], error: ['broken'] },
    },
  },
  gestures: {
    'consent.confirm': async (person, event) => {
      if (event.remember) await person.check(/Remember my answer/);
      await person.press('I am 18 or older');
    },
    'consent.leave': (person) => person.press('Leave'),
    'consent.withdraw': byChart,
    'consent.stored': byPort,
  },
  sightings: {
    reading: (person) => person.seesNoRole('dialog'),
    'shown.asking': async (person) => {
      await person.seesRole('dialog', 'Are you 18 or older?');
      await person.key('Escape');
      await person.seesEnabled('button', 'I am 18 or older');
    },
    'shown.storing': (person) => person.seesBusy('button', 'I am 18 or older'),
    'shown.closing': (person) => person.sees('Are you 18 or older?'),
    'shown.leaving': (person) => person.seesBusy('button', 'Leave'),
    given: (person) => person.seesNoRole('dialog'),
    forgetting: (person) => person.seesNoRole('dialog'),
  },
});
