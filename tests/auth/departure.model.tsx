import { departureMachine } from '#machines/auth/departure.machine.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const nothing = { messages: 0, comments: 0, posts: 0, files: 0, payments: 0, changes: 0 };
const free = { sending: nothing, typedTabs: 0, silentTabs: 0 };
const answered = (
  id: string,
  answer: { kind: 'confirmed'; value: null } | { kind: 'cancelled' },
) => ({
  appEvent: { type: 'dialog.answered', id, answer },
});

export default defineModel({
  machine: departureMachine,
  reason: 'It shows nothing of its own: its question is the dialog of unsent work.',
  cases: {
    events: {
      'app.event': [
        answered('departure', { kind: 'confirmed', value: null }),
        answered('departure', { kind: 'cancelled' }),
        answered('other', { kind: 'confirmed', value: null }),
        { appEvent: { type: 'session.changed' } },
      ],
    },
    outcomes: {
      countWork: {
        done: [
          free,
          { ...free, typedTabs: 2 },
          { ...free, sending: { ...nothing, messages: 1 } },
          { ...free, silentTabs: 1 },
        ],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: { 'departure.request': byChart, 'app.event': byChart },
  sightings: {},
});
