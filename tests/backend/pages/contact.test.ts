import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pages } from '#src/backend/db/schema/system.ts';
import { serverTexts } from '#src/backend/texts.ts';
import { mailTexts } from '#src/mails/texts.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { pageAnswer } from '#src/contract/pages/page.ts';
import { confirmed } from '../auth/browser.ts';
import { sentBy } from '../auth/mailed.ts';
import { createTestBackend, type TestBackend } from '../harness.ts';
import { comeBack, leave } from '../settings/leaving/leaving-world.ts';

const address = 'care@fans.example';
const published = () => createTestBackend({ env: { CONTACT: address } });
const htmlIn = async (backend: TestBackend, locale: string) => {
  const answer = await backend.fetch(`/api/v1/pages/contacts?locale=${locale}`);
  return pageAnswer.parse(await answer.json()).data.html;
};

describe.each(localeCode.options)('in %s', (locale) => {
  test('the page of contacts links the address of the operator, or says that there is none', async () => {
    const html = await htmlIn(await published(), locale);
    expect(html).toContain(`<a href="mailto:${address}" rel="noopener noreferrer">${address}</a>`);
    const without = await htmlIn(await createTestBackend(), locale);
    expect(without).toContain(serverTexts[locale].contact.none);
    for (const text of [html, without]) expect(text).not.toMatch(/[{}]/);
    expect(without).not.toContain('mailto:');
  });

  test('both mails of leaving name it, or ask for no letter', async () => {
    const question = mailTexts[locale].leaving.contact.replace('{{contact}}', address);
    for (const open of [published, () => createTestBackend()]) {
      const backend = await open();
      const bo = await confirmed(backend, 'bo');
      await bo.send('PUT', '/api/v1/me/site_settings', { preferred_locale: locale });
      await leave(bo);
      await comeBack(bo);
      const mails = await sentBy(backend);
      expect(mails.map(({ kind }) => kind)).toEqual(['account-closed', 'account-kept']);
      for (const { text, html } of mails)
        expect([text.includes(question), html?.includes(address)]).toEqual(
          backend.settings.contact === address ? [true, true] : [false, false],
        );
    }
  });
});

test('a page that an operator wrote stays as it is', async () => {
  const backend = await published();
  const isPage = and(eq(pages.routeKey, 'contacts'), eq(pages.locale, 'en'));
  await backend.db.update(pages).set({ html: '<p>Ring 5 is our door.</p>' }).where(isPage);
  expect(await htmlIn(backend, 'en')).toBe('<p>Ring 5 is our door.</p>');
});
