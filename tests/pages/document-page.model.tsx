import { documentPageMachine } from '#machines/pages/document-page.machine.ts';
import { DocumentPageView } from '#src/views/pages/document-page.view.tsx';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: documentPageMachine,
  View: DocumentPageView,
  input: { routeKey: 'terms' },
  cases: {
    events: { 'locale.changed': [{ code: 'fr' }] },
    outcomes: {
      loadDocument: {
        done: [
          {
            title: 'Terms of use',
            html: '<p>Plain words.</p><script>document.title = "hostile"</script>',
            updatedAt: '2026-11-01T00:00:00.000Z',
          },
        ],
        error: [{ kind: 'notFound' }, { kind: 'offline' }],
      },
    },
  },
  gestures: {
    'connection.restored': byChart,
    'document.retry': (person) => person.press('Try again'),
    'locale.changed': byChart,
  },
  sightings: {
    loading: (person) => person.seesRole('status'),
    showing: async (person) => {
      await person.seesRole('heading', 'Terms of use');
      await person.sees('Plain words.');
    },
    translating: (person) => person.sees('Plain words.'),
    untranslated: async (person) => {
      await person.seesRole('alert');
      await person.sees('Plain words.');
    },
    missing: (person) => person.seesRole('link', 'Go Home'),
    failed: (person) => person.seesRole('alert'),
  },
});
