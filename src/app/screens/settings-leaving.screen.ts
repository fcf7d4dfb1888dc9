import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import { leavingMachine } from '#machines/settings/leaving.machine.ts';
import { dataExportAdapter } from '#src/actors/settings/data-export.adapter.ts';
import { leavingAdapter } from '#src/actors/settings/leaving.adapter.ts';
import { LeavingView } from '#src/views/settings/leaving.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** `/settings/leaving`: what leaving takes, and the press that does it. */
export default defineScreen({
  machine: leavingMachine,
  View: LeavingView,
  title: 'settings.leaving.title',
  provide: ({ http, config: { apiOrigin: origin } }) => ({
    actors: {
      ...leavingAdapter(http).actors,
      copy: dataExportMachine.provide(dataExportAdapter({ http, document, origin })),
    },
  }),
});
