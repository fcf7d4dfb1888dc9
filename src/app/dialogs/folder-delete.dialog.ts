import { folderDeleteMachine } from '#machines/modal/folder-delete.machine.ts';
import { folderDeleteAdapter } from '#src/actors/modal/folder-delete.adapter.ts';
import { FolderDeleteView } from '#src/views/modal/folder-delete.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('folderDelete', {
  machine: folderDeleteMachine,
  View: FolderDeleteView,
  provide: ({ http }) => folderDeleteAdapter(http),
  input: (asked) => asked,
});
