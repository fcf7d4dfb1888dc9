import type { LocaleCode } from '#src/contract/app/locale.ts';
import { action, dayIn, paragraph, quiet, write, type Particulars } from './letter.ts';
import type { Message } from './message.ts';
import { mailTexts } from './texts.ts';

/**
 * Further particulars of a letter about leaving, with the time at which everything is gone for
 * good.
 */
interface LeavingParticulars extends Particulars {
  about: 'closed' | 'kept';
  deleteAt: Date | null;
}

/** Says when a closed account is gone and how to come back, or that everything stands as before. */
export function leavingLetterOf(
  brand: string,
  locale: LocaleCode,
  { to, name, link, about, deleteAt }: LeavingParticulars,
): Message {
  const texts = mailTexts[locale].leaving[about];
  const help = 'otherwise' in texts ? [quiet(texts.otherwise)] : [];
  return write(brand, locale, {
    kind: `account-${about}`,
    to,
    name,
    subject: texts.subject,
    blocks: [paragraph(texts.what), action(texts.action, link), ...help],
    words: { date: deleteAt ? dayIn(locale, deleteAt) : '' },
  });
}
