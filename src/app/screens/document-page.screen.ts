import { documentPageMachine } from '#machines/pages/document-page.machine.ts';
import { documentPageAdapter } from '#src/actors/pages/document-page.adapter.ts';
import { DocumentPageView } from '#src/views/pages/document-page.view.tsx';
import { defineScreen } from '../define-screen.ts';

/** The documents of the house; `/analytics/summary` is the one keyed `analytics_summary` (spec §2). */
export default defineScreen({
  machine: documentPageMachine,
  View: DocumentPageView,
  title: 'pages.documentPage.title',
  provide: ({ http }) => documentPageAdapter(http),
  input: ({ params }) => ({ routeKey: params['route_key'] ?? 'analytics_summary' }),
});
