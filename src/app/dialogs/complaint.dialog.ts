import { complaintMachine } from '#machines/people/complaint.machine.ts';
import { complaintAdapter } from '#src/actors/people/complaint.adapter.ts';
import { ComplaintView } from '#src/views/people/complaint.view.tsx';
import { defineDialog } from '../define-dialog.ts';
import type { ComplaintDialog } from '#machines/people/complaint.types.ts';

export default defineDialog<ComplaintDialog, typeof complaintMachine>('complaint', {
  machine: complaintMachine,
  View: ComplaintView,
  provide: ({ http }) => complaintAdapter(http),
  input: (asked) => asked,
});
