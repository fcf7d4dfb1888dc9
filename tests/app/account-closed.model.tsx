import { accountClosedMachine } from '#machines/app/account-closed.machine.ts';
import { AccountClosedView } from '#src/views/app/account-closed.view.tsx';
import { defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: accountClosedMachine,
  View: AccountClosedView,
  cases: {},
  gestures: {},
  sightings: { shown: (person) => person.seesRole('heading', 'Your account is closed') },
});
