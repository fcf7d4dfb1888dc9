import type { ExploreItem } from '#machines/posts/explore.types.ts';
import { definePage, type Reply } from '#tests/lib/page-model.ts';

export default definePage({
  open: async ({ page }) => {
    await page.goto('/explore');
  },
  ports: {
    loadExplore: {
      call: { method: 'GET', path: '/api/v1/explore' },
      done: (items: readonly ExploreItem[]): Reply =>
        items.length > 0 ? 'real' : { status: 200, body: { data: [] } },
    },
  },
  sightings: {
    showing: ({ page }) => page.getByRole('article').first().waitFor(),
    empty: ({ page }) => page.getByText('Nobody has posted anything public yet.').waitFor(),
  },
});
