import { expect, test } from 'vitest';
import { mailTexts } from '#src/mails/texts.ts';
import { localeCode } from '#src/contract/app/locale.ts';
import { confirmed } from '../../auth/browser.ts';
import { drawn, sentBy } from '../../auth/mailed.ts';
import { createTestBackend } from '../../harness.ts';
import { asked, tokenTo } from './change-world.ts';

test.each(localeCode.options)('the mails are whole in %s, as text and as HTML', async (locale) => {
  const backend = await createTestBackend();
  const ada = await confirmed(backend, 'ada');
  await ada.send('PUT', '/api/v1/me/site_settings', { preferred_locale: locale });
  await asked(backend, ada);
  const [old, fresher] = await sentBy(backend);
  const texts = mailTexts[locale].emailChange;
  expect([old?.subject, fresher?.subject]).toEqual([texts.old.subject, texts.new.subject]);
  for (const mail of [old, fresher])
    for (const part of [mail?.text, drawn(mail?.html)]) {
      expect(part).not.toMatch(/[{}]/);
      expect(part).toContain(texts.expires);
    }
  const token = await tokenTo(backend, 'ada@fanfare.test');
  expect(old?.html).toContain(`/email-change/${token}"`);
  expect(old?.html).toContain(`/email-change/${token}?cancel=1"`);
  expect(old?.html).toContain(texts.old.cancel);
  expect(fresher?.text).toContain('@ada');
});
