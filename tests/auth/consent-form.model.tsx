import { consentFormMachine } from '#machines/auth/consent-form.machine.ts';
import { ConsentFormView } from '#src/views/auth/consent-form.view.tsx';
import { pattern } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const document = {
  title: 'Terms for creators',
  html: '<p>You own what you publish.</p>',
  updatedAt: '2026-09-01T00:00:00Z',
};

export default defineModel({
  machine: consentFormMachine,
  View: ConsentFormView,
  input: { routeKey: 'terms', purpose: 'auth.consentForm.selling' },
  cases: {
    outcomes: {
      loadDocument: { done: [document], error: [{ kind: 'notFound' }, { kind: 'offline' }] },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'document.retry': (person) => person.press('Try again'),
    'consent.accept': (person) => person.press('I accept'),
  },
  sightings: {
    loading: (person) => person.seesDisabled('button', 'I accept'),
    unavailable: (person) => person.seesEnabled('button', 'Try again'),
    missing: (person) => person.sees(pattern('auth.consentForm.missing')),
    reading: (person) => person.sees('You own what you publish.'),
    accepted: (person) => person.seesBusy('button', 'I accept'),
  },
});
