import { pattern, t } from '#stories/lib/texts.ts';
import { definePage } from '#tests/lib/page-model.ts';
import { replyWhileSignedIn } from '#tests/paths/run/reply.ts';

const mira = { id: 11, name: 'Mira Castellanos' };

/** A member is reported from the menu of their profile; no report is kept, so that none is a second one. */
export default definePage({
  input: { about: { kind: 'chat', userId: mira.id }, displayName: mira.name, userId: mira.id },
  open: async ({ page, signIn }) => {
    await signIn('bo');
    await page.goto('/mira');
    await page
      .getByRole('button', { name: t('people.relationship.more', { name: mira.name }) })
      .click();
    await page.getByRole('menuitem', { name: /^Report/ }).click();
  },
  ports: {
    sendComplaint: {
      call: { method: 'POST', path: `/api/v1/chat/${mira.id}/complaint` },
      done: ({ number }: { number: string }) => ({
        status: 200,
        body: { success: true, receipt: { number, created_at: '2026-11-21T20:00:00.000Z' } },
      }),
      error: replyWhileSignedIn,
    },
  },
  events: {
    'block.ask': async ({ page }) => {
      await page.getByRole('button', { name: pattern('people.complaint.block') }).click();
      const question = page.getByRole('dialog').last();
      await question.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('dialog').nth(1).waitFor({ state: 'detached' });
    },
    'dialog.dismiss': ({ page }) => page.keyboard.press('Escape'),
  },
  sightings: {
    sent: ({ page }) => page.getByText(/R-42/).waitFor(),
    settled: ({ page }) => page.getByRole('dialog').first().waitFor({ state: 'detached' }),
  },
});
