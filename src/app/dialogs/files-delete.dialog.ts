import { filesDeleteMachine } from '#machines/media/files-delete.machine.ts';
import type { FilesDeleteDialog } from '#machines/media/files-delete.types.ts';
import { filesDeleteAdapter } from '#src/actors/media/files-delete.adapter.ts';
import { FilesDeleteView } from '#src/views/media/files-delete.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog<FilesDeleteDialog, typeof filesDeleteMachine>('filesDelete', {
  machine: filesDeleteMachine,
  View: FilesDeleteView,
  provide: ({ http }) => filesDeleteAdapter(http),
  input: (asked) => asked,
});
