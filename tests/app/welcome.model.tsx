import { welcomeMachine } from '#machines/app/welcome.machine.ts';
import { WelcomeView } from '#src/views/app/welcome.view.tsx';
import { setup } from 'xstate';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: welcomeMachine,
  View: WelcomeView,
  input: { refused: true },
  children: {
    explore: setup({}).createMachine({ id: 'still', context: { words: '', entries: [] } }),
  },
  cases: {
    events: {
      'child.emitted': [{ emitted: { type: 'session.opened' } }],
      'viewer.changed': [{ viewer: null }],
    },
  },
  gestures: { 'connection.restored': byChart, 'child.emitted': byChart, 'viewer.changed': byChart },
  sightings: {
    greeting: async (person) => {
      await person.sees('You are not signed in. Sign in to see more.');
      await person.seesEnabled('button', 'Sign in');
    },
  },
});
