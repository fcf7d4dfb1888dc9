import { folderDeleteMachine } from '#machines/modal/folder-delete.machine.ts';
import { FolderDeleteView } from '#src/views/modal/folder-delete.view.tsx';
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
    refused: (person) => person.sees(/could not reach the server\. It is safe to try again/),
    deleted: (person) => person.seesBusy('button', 'Delete folder'),
  },
});
