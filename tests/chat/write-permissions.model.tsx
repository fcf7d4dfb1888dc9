import { writePermissionsMachine } from '#machines/chat/write-permissions.machine.ts';
import { withBo } from '#stories/chat/chat.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: writePermissionsMachine,
  reason: 'What may be written is drawn by the composer: tests/chat/composer.model.tsx.',
  input: { chat: withBo },
  cases: {
    outcomes: {
      loadPermissions: {
        done: [undefined],
        error: [
          { kind: 'unauthenticated' },
          { kind: 'notFound' },
          { kind: 'forbidden', code: null, message: 'No.' },
          { kind: 'offline' },
        ],
      },
    },
  },
  gestures: { 'permissions.request': byChart },
  sightings: {},
});
