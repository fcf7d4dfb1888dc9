import { folderMoveMachine } from '#machines/media/folder-move.machine.ts';
import { folderMoveAdapter } from '#src/actors/media/folder-move.adapter.ts';
import { FolderMoveView } from '#src/views/media/folder-move.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { FolderMoveDialog } from '#machines/media/folder-move.types.ts';

export default defineDialog<FolderMoveDialog, typeof folderMoveMachine>('folderMove', {
  machine: folderMoveMachine,
  View: FolderMoveView,
  provide: ({ http }) => folderMoveAdapter(http),
  input: (asked) => asked,
});
