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
});
