import { folderDeleteMachine } from '#machines/media/folder-delete.machine.ts';
import { folderDeleteAdapter } from '#src/actors/media/folder-delete.adapter.ts';
import { FolderDeleteView } from '#src/views/media/folder-delete.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { FolderDeleteDialog } from '#machines/media/folder-delete.types.ts';

export default defineDialog<FolderDeleteDialog, typeof folderDeleteMachine>('folderDelete', {
  machine: folderDeleteMachine,
  View: FolderDeleteView,
  provide: ({ http }) => folderDeleteAdapter(http),
  input: (asked) => asked,
});
