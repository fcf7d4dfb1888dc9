import type { AccountLogPage } from '#machines/settings/account-log.types.ts';
import { t } from '#stories/lib/texts.ts';
import { definePage } from '#tests/lib/page-model.ts';
import { replyWhileSignedIn } from '#tests/paths/run/reply.ts';

const wire = { signedIn: 'signed_in', passwordChanged: 'password_changed' } as Readonly<
  Record<string, string>
>;

export default definePage({
  open: async ({ page, signIn }) => {
    await signIn('bo');
    await page.goto('/settings/security');
  },
  ports: {
    loadLog: {
      call: { method: 'GET', path: '/api/v1/me/log' },
      done: ({ entries, cursor }: AccountLogPage) => ({
        status: 200,
        body: {
          data: entries.map(({ id, kind, ip, at }) => ({
            id,
            kind: wire[kind],
            ip,
            agent: null,
            created_at: at,
          })),
          meta: { next_cursor: cursor },
        },
      }),
      error: replyWhileSignedIn,
    },
  },
  sightings: {
    loading: ({ page }) => page.getByText(t('settings.accountLog.loading')).waitFor(),
    /** The page has other blocks, with headings of their own. */
    absent: ({ page }) =>
      page.getByText(t('settings.accountLog.title')).waitFor({ state: 'detached' }),
  },
});
