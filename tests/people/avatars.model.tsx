import { avatarsMachine } from '#machines/people/avatars.machine.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: avatarsMachine,
  reason: 'Pictures appear in the rows of the lists that ask for them.',
  cases: {
    events: { 'people.seen': [{ ids: [1, 2, 2] }, { ids: [] }] },
    outcomes: {
      loadAvatars: { done: [[{ id: 1, photo: '/files/1.webp' }]], error: [{ kind: 'offline' }] },
    },
  },
  gestures: { 'people.seen': byChart },
  sightings: {},
});
