import type { LocaleCode } from '#src/contract/app/locale.ts';
import { action, dayIn, paragraph, quiet, second, write, type Particulars } from './letter.ts';
import type { Message } from './message.ts';
import { mailTexts } from './texts.ts';

/** Further particulars of a letter about leaving. */
interface LeavingParticulars extends Particulars {
  about: 'closed' | 'kept';
  /** Time at which everything is gone for good. */
  deleteAt: Date | null;
  /** Address of the list of subscriptions, where renewals ended while it was closed; else null. */
  subscriptions: string | null;
  /** Mail address of the operator; undefined where none is published. */
  contact: string | undefined;
}

/** Says when a closed account is gone and how to come back, or that everything stands as before. */
export function leavingLetterOf(
  brand: string,
  locale: LocaleCode,
  { to, name, link, about, deleteAt, subscriptions, contact }: LeavingParticulars,
): Message {
  const texts = mailTexts[locale].leaving[about];
  const help = 'otherwise' in texts ? [quiet(texts.otherwise)] : [];
  const { ended, contact: questions } = mailTexts[locale].leaving;
  const lapsed = subscriptions ? [paragraph(ended.what), second(ended.action, subscriptions)] : [];
  const asking = contact === undefined ? [] : [quiet(questions)];
  return write(brand, locale, {
    kind: `account-${about}`,
    to,
    name,
    subject: texts.subject,
    blocks: [paragraph(texts.what), action(texts.action, link), ...help, ...lapsed, ...asking],
    words: { date: deleteAt ? dayIn(locale, deleteAt) : '', contact: contact ?? '' },
  });
}
