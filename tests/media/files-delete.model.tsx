import { filesDeleteMachine } from '#machines/media/files-delete.machine.ts';
import { FilesDeleteView } from '#src/views/media/files-delete.view.tsx';
import { manyUses } from '#stories/media/file-details.fixtures.ts';
import { pattern, t } from '#stories/lib/texts.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const kept = { count: 1, files: [{ hash: 'lake', name: 'lake.jpg', uses: manyUses }] };
const nothing = { count: 0, files: [] };

export default defineModel({
  machine: filesDeleteMachine,
  View: FilesDeleteView,
  input: { hashes: ['lake', 'sea', 'fog'] },
  cases: {
    outcomes: {
      loadFileEffects: {
        done: [
          { unused: 2, kept },
          { unused: 0, kept },
          { unused: 0, kept: nothing },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
      deleteFiles: {
        done: [['sea', 'fog'], []],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }],
      },
    },
  },
  gestures: {
    'files.delete': (person) => person.press('Delete 2 files'),
    'effects.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
  },
  outOfReach: ({ context }, { type }) =>
    type === 'files.delete' && (context.effects?.unused ?? 0) === 0
      ? 'there is no button where nothing goes'
      : null,
  sightings: {
    counting: (person) => person.sees(t('media.filesDelete.counting')),
    uncounted: (person) => person.sees(pattern('media.filesDelete.uncounted')),
    asking: (person) => person.sees('In use: 1 file stays.'),
    deleting: (person) => person.seesBusy('button', 'Delete 2 files'),
    refused: (person) => person.sees(pattern('modal.refusalNotice.unreachable')),
    deleted: (person, { context }) =>
      context.effects
        ? person.seesBusy('button', 'Delete 2 files')
        : person.sees('Delete 3 files?'),
  },
});
