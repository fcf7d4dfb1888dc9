import { folderDeleteMachine } from '#machines/media/folder-delete.machine.ts';
import { FolderDeleteView } from '#src/views/media/folder-delete.view.tsx';
import { pattern } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: folderDeleteMachine,
  View: FolderDeleteView,
  input: { folder: { id: 7, name: 'Summer', count: 12 } },
  cases: {
    outcomes: {
      deleteFolder: {
        done: [undefined],
        error: [{ kind: 'notFound' }, { kind: 'unauthenticated' }, { kind: 'offline' }],
      },
    },
  },
  gestures: { 'folder.delete': (person) => person.press('Delete folder') },
  sightings: {
    asking: (person) => person.sees(/12 files are in it. They stay/),
    deleting: (person) => person.seesBusy('button', 'Delete folder'),
    refused: (person) => person.sees(pattern('modal.refusalNotice.unreachable')),
    deleted: (person) => person.seesBusy('button', 'Delete folder'),
  },
});
