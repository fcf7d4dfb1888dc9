import { notAvailableMachine } from '#machines/app/not-available.machine.ts';
import { NotAvailableView } from '#src/views/app/not-available.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** Routes whose screen belongs to later work. */
export default defineScreen({
  machine: notAvailableMachine,
  View: NotAvailableView,
  title: 'app.notAvailable.title',
});
