import { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import type { FileDetailsDialog } from '#machines/media/file-details.types.ts';
import { fileDetailsAdapter } from '#src/actors/media/file-details.adapter.ts';
import { FileDetailsView } from '#src/views/media/file-details.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog<FileDetailsDialog, typeof fileDetailsMachine>('fileDetails', {
  machine: fileDetailsMachine,
  View: FileDetailsView,
  provide: ({ http }) => fileDetailsAdapter(http),
  input: (asked) => asked,
});
