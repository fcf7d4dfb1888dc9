import { accountClosedMachine } from '#machines/app/account-closed.machine.ts';
import { AccountClosedView } from '#src/views/app/account-closed.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** What a deleted member sees in place of every other screen. */
export default defineScreen({
  machine: accountClosedMachine,
  View: AccountClosedView,
  title: 'app.accountClosed.title',
});
