import type { Plan } from '#machines/billing/subscribe.types.ts';
import { definePage } from '#tests/lib/page-model.ts';
import { replyWhileSignedIn } from '#tests/paths/run/reply.ts';

/** The dialog on a creator's profile; nobody pays here, which tests/e2e/paying.e2e.ts does. */
export default definePage({
  open: async ({ page, signIn }) => {
    await signIn('ada');
    await page.goto('/tomasz');
    await page.getByRole('button', { name: /^Subscribe/ }).click();
  },
  ports: {
    loadPlans: {
      call: { method: 'GET', path: '/api/v1/profiles/tomasz/plans' },
      done: (plans: readonly Plan[]) =>
        plans.length > 0 ? 'real' : { status: 200, body: { data: [] } },
      error: replyWhileSignedIn,
    },
  },
  events: {
    'subscribe.review': async ({ page }) => {
      await page.getByRole('button', { name: /^Continue with / }).click();
      await page.getByRole('dialog').nth(1).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').nth(1).waitFor({ state: 'detached' });
    },
  },
  sightings: {
    choosing: ({ page }) => page.getByRole('button', { name: /^Continue with \$/ }).waitFor(),
  },
});
