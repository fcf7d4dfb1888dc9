import { facesMachine } from '#machines/people/faces.machine.ts';
import { defineModel, world } from '#tests/lib/model.ts';

export default defineModel({
  machine: facesMachine,
  reason: 'Pictures appear in the rows of the lists that ask for them.',
  cases: {
    events: { 'people.seen': [{ ids: [1, 2, 2] }, { ids: [] }] },
    outcomes: {
      loadFaces: { done: [[{ id: 1, photo: '/files/1.webp' }]], error: [{ kind: 'offline' }] },
    },
  },
  gestures: { 'people.seen': world },
  sightings: {},
});
