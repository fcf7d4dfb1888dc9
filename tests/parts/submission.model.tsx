import { submissionMachine } from '#machines/parts/submission.machine.ts';
import { SubmissionView } from '#src/views/parts/submission.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const label = t('posts.postTitle.label');
const save = t('posts.postTitle.save');
const taken = 'There is another one of that name.';

export default defineModel({
  machine: submissionMachine,
  View: SubmissionView,
  cases: {
    events: { 'form.submit': [{ text: 'Morning fog' }] },
    outcomes: {
      saveText: {
        done: [undefined],
        error: [
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'unauthenticated' },
          { kind: 'invalid', message: taken, fields: { text: [taken] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.submit': async (person, { text }) => {
      await person.fill(label, text);
      await person.press(save);
    },
  },
  sightings: {
    editing: (person) => person.seesEnabled('button', save),
    saving: (person) => person.seesBusy('button', save),
    rejected: async (person) => {
      await person.sees(taken);
      await person.seesEnabled('button', save);
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', save);
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
    saved: async (person) => {
      await person.sees(t('posts.postTitle.saved'));
      await person.seesEnabled('button', save);
    },
  },
});
