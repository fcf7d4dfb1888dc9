import { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import { fileDetailsMachine } from '#machines/media/file-details.machine.ts';
import type { FileDetailsDialog } from '#machines/media/inspection.types.ts';
import { filePosterMachine } from '#machines/media/file-poster.machine.ts';
import { filePreviewMachine } from '#machines/media/file-preview.machine.ts';
import { fileCaptionsAdapter } from '#src/actors/media/file-captions.adapter.ts';
import { fileDetailsAdapter } from '#src/actors/media/file-details.adapter.ts';
import { filePosterAdapter } from '#src/actors/media/file-poster.adapter.ts';
import { filePreviewAdapter } from '#src/actors/media/file-preview.adapter.ts';
import { FileDetailsView } from '#src/views/media/file-details.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog<FileDetailsDialog, typeof fileDetailsMachine>('fileDetails', {
  machine: fileDetailsMachine,
  View: FileDetailsView,
  provide: ({ http }) => ({
    actors: {
      ...fileDetailsAdapter(http).actors,
      captions: fileCaptionsMachine.provide(fileCaptionsAdapter(http)),
      poster: filePosterMachine.provide(filePosterAdapter(http)),
      preview: filePreviewMachine.provide(filePreviewAdapter(http)),
    },
  }),
  input: (asked) => asked,
});
