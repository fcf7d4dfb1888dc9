import { signIn } from '#tests/e2e/lib/browser.ts';
import { definePage } from '#tests/lib/page-model.ts';

const reasons: Readonly<Record<string, string>> = {
  'xstate.done.actor.proveIdentity': 'an answer that is only said opens no session: session.e2e.ts',
  'challenge.restart': 'the app leaves this screen for the login',
};

/** The password has been given; the screen goes when the code is right. */
export default definePage({
  open: async ({ page }) => {
    await page.goto('/login');
    await signIn(page, 'cy');
    await page.waitForURL('**/two-factor-challenge');
  },
  cannot: ({ type }) => reasons[type] ?? null,
});
