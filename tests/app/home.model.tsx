import { homeMachine } from '#machines/app/home.machine.ts';
import { HomeView } from '#src/views/app/home.view.tsx';
import { setup } from 'xstate';
import { answerOf } from '#stories/people/people.fixtures.ts';
import { changeOf } from '#machines/people/relation-change.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: homeMachine,
  View: HomeView,
  children: {
    suggestions: setup({}).createMachine({
      id: 'still',
      context: { people: [], parts: [], followed: [] },
    }),
  },
  cases: {
    events: {
      'relation.changed': [{ change: changeOf(21, answerOf('followed')) }],
      'child.emitted': [{ emitted: { type: 'session.expired' } }],
    },
  },
  gestures: { 'connection.restored': world, 'child.emitted': world, 'relation.changed': world },
  sightings: { reading: (person) => person.seesRole('heading', 'Home') },
});
