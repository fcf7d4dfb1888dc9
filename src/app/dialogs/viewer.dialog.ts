import { viewerMachine } from '#machines/media/viewer.machine.ts';
import { viewerAdapter } from '#src/actors/media/viewer.adapter.ts';
import { ViewerView } from '#src/views/media/viewer.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { ViewerDialog } from '#machines/media/viewer.types.ts';

export default defineDialog<ViewerDialog, typeof viewerMachine>('viewer', {
  machine: viewerMachine,
  View: ViewerView,
  provide: ({ http }) => viewerAdapter(http),
  input: (asked) => asked,
});
