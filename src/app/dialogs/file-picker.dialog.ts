import { filePickerMachine } from '#machines/media/file-picker.machine.ts';
import type { FilePickerDialog } from '#machines/media/upload-order.types.ts';
import { filePickerAdapter } from '#src/actors/media/file-picker.adapter.ts';
import { FilePickerView } from '#src/views/media/file-picker.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog<FilePickerDialog, typeof filePickerMachine>('filePicker', {
  machine: filePickerMachine,
  View: FilePickerView,
  provide: ({ http }) => filePickerAdapter(http),
  input: (asked) => asked,
});
