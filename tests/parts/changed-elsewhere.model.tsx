import { changedElsewhereMachine } from '#machines/parts/changed-elsewhere.machine.ts';
import { ChangedElsewhereView } from '#src/views/parts/changed-elsewhere.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

const label = t('posts.postTitle.label');
const save = t('posts.postTitle.save');
const saved = { text: 'First light', version: 'one' };
const other = { text: 'Last light', version: 'two' };
const taken = 'There is another one of that name.';
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' } as const;

export default defineModel({
  machine: changedElsewhereMachine,
  View: ChangedElsewhereView,
  inputs: [{ saved }],
  cases: {
    events: { 'form.edit': [{ text: 'Morning fog' }, { text: 'Evening fog' }] },
    outcomes: {
      loadText: {
        done: [other],
        error: [throttled, { kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
      saveText: {
        done: [{ text: 'Morning fog', version: 'three' }],
        error: [
          throttled,
          { kind: 'offline' },
          { kind: 'unauthenticated' },
          { kind: 'conflict', code: 'stale', message: 'Changed.' },
          { kind: 'conflict', code: null, message: 'Something else.' },
          { kind: 'invalid', message: taken, fields: { text: [taken] }, jwt: null },
        ],
      },
    },
  },
  gestures: {
    'form.edit': (person, { text }) => person.fill(label, text),
    'form.submit': (person) => person.press(save),
    'version.load': (person) => person.press(t('settings.changedElsewhere.load')),
    'version.keep': (person) => person.press(t('settings.changedElsewhere.keep')),
  },
  sightings: {
    editing: (person, { context }) => person.seesValue(label, context.saved.text),
    unsaved: (person, { context }) => person.seesValue(label, context.text),
    saving: (person) => person.seesBusy('button', save),
    comparing: (person) => person.seesBusy('button', save),
    stale: (person) => person.sees(t('settings.changedElsewhere.title')),
    rejected: async (person, { context: { failure } }) => {
      if (failure?.kind === 'invalid') await person.sees(taken);
      else await person.seesRole('alert');
      await person.seesEnabled('button', save);
    },
    lockedOut: async (person) => {
      await person.sees(/Too many attempts/);
      await person.seesDisabled('button', save);
    },
    unreachable: (person) => person.sees(pattern('app.failure.unreachable')),
  },
});
