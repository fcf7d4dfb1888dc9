import { usernameMachine } from '#machines/auth/username.machine.ts';
import { UsernameView } from '#src/views/auth/username.view.tsx';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: usernameMachine,
  View: UsernameView,
  cases: {
    events: { 'username.type': [{ username: 'bo' }, { username: '' }] },
    outcomes: {
      checkUsername: {
        done: [{ problem: null }, { problem: 'taken' }, { problem: 'reserved' }],
        error: [{ kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' }],
      },
    },
  },
  gestures: {
    'username.type': async (person, event) => {
      await person.fill('Username', 'x');
      await person.fill('Username', event.username);
    },
    'username.settle': world,
  },
  sightings: {
    unasked: (person) => person.sees(/address of your profile/),
    typing: (person) => person.sees(/address of your profile/),
    checking: (person) => person.sees(/Looking whether the name is free/),
    free: (person) => person.sees('bo is free.'),
    refused: (person, { context }) =>
      person.sees(context.problem === 'taken' ? /has this username already/ : /kept for the site/),
  },
});
