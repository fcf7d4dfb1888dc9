import { definePage } from '#tests/lib/page-model.ts';

export default definePage({
  open: async ({ page }) => {
    await page.goto('/explore');
  },
  ports: {},
});
