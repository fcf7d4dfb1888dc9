import { folderNameMachine } from '#machines/media/folder-name.machine.ts';
import { folderNameAdapter } from '#src/actors/media/folder-name.adapter.ts';
import { FolderNameView } from '#src/views/media/folder-name.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { FolderNameDialog } from '#machines/media/folder-name.types.ts';

export default defineDialog<FolderNameDialog, typeof folderNameMachine>('folderName', {
  machine: folderNameMachine,
  View: FolderNameView,
  provide: ({ http }) => folderNameAdapter(http),
  input: (asked) => asked,
});
