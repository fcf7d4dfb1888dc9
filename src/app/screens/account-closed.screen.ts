import { accountClosedMachine } from '#machines/app/account-closed.machine.ts';
import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import { dataExportAdapter } from '#src/actors/settings/data-export.adapter.ts';
import { accountClosedAdapter } from '#src/actors/app/account-closed.adapter.ts';
import { AccountClosedView } from '#src/views/app/account-closed.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** Replaces every screen but the documents for a deleted member. */
export default defineScreen({
  machine: accountClosedMachine,
  View: AccountClosedView,
  title: 'app.accountClosed.title',
  provide: ({ http, config: { apiOrigin: origin } }) => ({
    actors: {
      ...accountClosedAdapter(http).actors,
      copy: dataExportMachine.provide(dataExportAdapter({ http, document, origin })),
    },
  }),
  input: ({ viewer }) => ({ deleteAt: viewer?.deleteAt ?? null }),
});
