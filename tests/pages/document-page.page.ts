import { definePage, type PageWorld } from '#tests/lib/page-model.ts';

const main = ({ page }: PageWorld) => page.getByRole('main');
const text = (world: PageWorld) => main(world).getByRole('heading', { level: 1 }).waitFor();

/** The reader changes between two languages, so what is pressed and seen is named in both. */
export default definePage({
  open: async ({ page }) => {
    await page.goto('/pages/terms');
  },
  ports: {
    loadDocument: {
      call: { method: 'GET', path: '/api/v1/pages/terms' },
      done: () => 'real',
    },
  },
  events: {
    'locale.changed': async ({ page }) => {
      const language = page.getByLabel(/^(Language|Langue)$/);
      await language.selectOption((await language.inputValue()) === 'fr' ? 'en' : 'fr');
    },
    'document.retry': (world) =>
      main(world)
        .getByRole('button', { name: /^(Try again|Réessayer)$/ })
        .click(),
  },
  sightings: {
    showing: text,
    translating: text,
    untranslated: (world) => main(world).getByRole('alert').waitFor(),
    missing: (world) => main(world).getByRole('link').first().waitFor(),
  },
});
