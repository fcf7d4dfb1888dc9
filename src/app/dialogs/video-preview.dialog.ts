import { videoPreviewMachine } from '#machines/media/video-preview.machine.ts';
import type { VideoPreviewDialog } from '#machines/media/viewer.types.ts';
import { videoPreviewAdapter } from '#src/actors/media/video-preview.adapter.ts';
import { VideoPreviewView } from '#src/views/media/video-preview.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog<VideoPreviewDialog, typeof videoPreviewMachine>('videoPreview', {
  machine: videoPreviewMachine,
  View: VideoPreviewView,
  provide: ({ http }) => videoPreviewAdapter(http),
  input: (asked) => asked,
});
