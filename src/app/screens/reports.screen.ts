import { reportsMachine } from '#machines/people/reports.machine.ts';
import { reportsAdapter } from '#src/actors/people/reports.adapter.ts';
import { ReportsView } from '#src/views/people/reports.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/reports`: what the member reported, and what came of it. */
export default defineScreen({
  machine: reportsMachine,
  View: ReportsView,
  title: 'people.reports.title',
  keeps: true,
  provide: ({ http }) => reportsAdapter(http),
});
