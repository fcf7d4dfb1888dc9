import type { LocaleCode } from '#src/contract/app/locale.ts';
import { action, dayIn, paragraph, quiet, waysOut, write, type Particulars } from './letter.ts';
import type { Message } from './message.ts';
import { mailTexts } from './texts.ts';

/** Says that a copy of everything of a member's can be downloaded, and until when. */
export function exportLetterOf(
  brand: string,
  locale: LocaleCode,
  {
    to,
    name,
    link,
    expiresAt,
    site,
    stopToken,
  }: Particulars & { expiresAt: Date; site: string; stopToken: string },
): Message {
  const { subject, what, action: label, otherwise } = mailTexts[locale].export;
  return write(brand, locale, {
    kind: 'export-ready',
    to,
    name,
    subject,
    stopToken,
    blocks: [
      paragraph(what),
      action(label, link),
      quiet(otherwise),
      ...waysOut(locale, site, stopToken),
    ],
    words: { date: dayIn(locale, expiresAt) },
  });
}
