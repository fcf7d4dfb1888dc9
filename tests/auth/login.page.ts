import { definePage, type Reply } from '#tests/lib/page-model.ts';

export default definePage({
  open: ({ page }) => page.goto('/login').then(() => undefined),
  ports: {
    authenticate: {
      call: { method: 'POST', path: '/login' },
      done: ({ twoFactor }: { twoFactor: boolean }): Reply =>
        twoFactor ? { status: 200, body: { two_factor: true } } : 'real',
    },
  },
  // The form is busy in both until its screen goes, and that may be before anybody can look.
  sightings: {
    signedIn: ({ page }) => page.getByRole('heading', { name: 'Home', level: 1 }).waitFor(),
    challenged: ({ page }) => page.waitForURL('**/two-factor-challenge'),
  },
});
