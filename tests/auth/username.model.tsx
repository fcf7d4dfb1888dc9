import { usernameMachine } from '#machines/auth/username.machine.ts';
import { UsernameView } from '#src/views/auth/username.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

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
    'username.settle': byChart,
  },
  sightings: {
    unasked: (person) => person.sees(pattern('auth.username.usernameHelp')),
    typing: (person) => person.sees(pattern('auth.username.usernameHelp')),
    checking: (person) => person.sees(pattern('auth.username.checking')),
    free: (person) => person.sees(t('auth.username.free', { thing: 'bo' })),
    refused: (person, { context }) =>
      person.sees(
        context.problem === 'taken'
          ? pattern('auth.username.problems.taken')
          : pattern('auth.username.problems.reserved'),
      ),
  },
});
