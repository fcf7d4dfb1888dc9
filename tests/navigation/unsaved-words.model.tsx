import { unsavedWordsMachine } from '#machines/navigation/unsaved-words.machine.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const answered = (
  id: string,
  answer: { kind: 'confirmed'; value: null } | { kind: 'cancelled' },
) => ({ appEvent: { type: 'dialog.answered', id, answer } });

export default defineModel({
  machine: unsavedWordsMachine,
  reason:
    'It shows nothing of its own: its question is a plain dialog, tests/e2e/unsaved-words.e2e.ts.',
  cases: {
    events: {
      'move.held': [
        { path: '/explore', steps: null },
        { path: '/settings/site', steps: -1 },
        { path: '/settings/site', steps: 2 },
      ],
      'app.event': [
        answered('unsaved-words', { kind: 'confirmed', value: null }),
        answered('unsaved-words', { kind: 'cancelled' }),
        answered('other', { kind: 'confirmed', value: null }),
        { appEvent: { type: 'session.changed' } },
      ],
    },
    outcomes: {
      stepBack: { done: [undefined], error: [{ kind: 'unknown' }] },
      stepOn: { done: [undefined], error: [{ kind: 'unknown' }] },
      awaitReturn: { done: [undefined], error: [{ kind: 'unknown' }] },
    },
  },
  gestures: { 'move.held': byChart, 'app.event': byChart },
  sightings: {},
});
