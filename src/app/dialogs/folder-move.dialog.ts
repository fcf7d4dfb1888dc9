import { folderMoveMachine } from '#machines/modal/folder-move.machine.ts';
import { folderMoveAdapter } from '#src/actors/modal/folder-move.adapter.ts';
import { FolderMoveView } from '#src/views/modal/folder-move.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('folderMove', {
  machine: folderMoveMachine,
  View: FolderMoveView,
  provide: ({ http }) => folderMoveAdapter(http),
  input: (asked) => asked,
});
