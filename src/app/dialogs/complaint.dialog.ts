import { complaintMachine } from '#machines/modal/complaint.machine.ts';
import { complaintAdapter } from '#src/actors/modal/complaint.adapter.ts';
import { ComplaintView } from '#src/views/modal/complaint.view.tsx';
import { defineDialog } from '../define-dialog.ts';

export default defineDialog('complaint', {
  machine: complaintMachine,
  View: ComplaintView,
  provide: ({ http }) => complaintAdapter(http),
  input: (asked) => asked,
});
