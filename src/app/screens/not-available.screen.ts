import { notAvailableMachine } from '#machines/app/not-available.machine.ts';
import { placeOf } from '#machines/navigation/location.ts';
import { NotAvailableView } from '#src/views/app/not-available.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** Routes that this site does not offer, or whose screen belongs to later work. */
export default defineScreen({
  machine: notAvailableMachine,
  View: NotAvailableView,
  title: 'app.notAvailable.title',
  input: ({ path }) => ({ name: placeOf(path).name }),
});
