import { pictureAltMachine } from '#machines/settings/picture-alt.machine.ts';
import { PictureAltView } from '#src/views/settings/picture-alt.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const gone = 'There is no picture to describe.';
const submit = t('settings.pictureAlt.submit');

export default defineModel({
  machine: pictureAltMachine,
  View: PictureAltView,
  input: { slot: 'banner', alt: 'A lake.' },
  cases: {
    events: { 'form.submit': [{ alt: 'A lake at dawn.' }] },
    outcomes: {
      saveAlt: {
        done: ['A lake at dawn.'],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: gone, fields: { alt: [gone] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { alt }) => {
      await person.fill(t('settings.pictureAlt.title.banner'), alt);
      await person.press(submit);
    },
  },
  sightings: {
    editing: (person) => person.seesEnabled('button', submit),
    saving: (person) => person.seesBusy('button', submit),
    rejected: (person) => person.sees(t('settings.pictureAlt.gone')),
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', submit);
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    updated: (person) => person.sees(t('settings.pictureAlt.updated')),
  },
});
