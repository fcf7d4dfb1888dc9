import { folderNameMachine } from '#machines/modal/folder-name.machine.ts';
import { folderNameAdapter } from '#src/actors/modal/folder-name.adapter.ts';
import { FolderNameView } from '#src/views/modal/folder-name.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('folderName', {
  machine: folderNameMachine,
  View: FolderNameView,
  provide: ({ http }) => folderNameAdapter(http),
  input: (asked) => asked,
});
