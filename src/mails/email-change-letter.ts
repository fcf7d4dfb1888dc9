import type { LocaleCode } from '#src/contract/app/locale.ts';
import { action, paragraph, quiet, write, type Particulars } from './letter.ts';
import type { Block, Message } from './message.ts';
import { mailTexts } from './texts.ts';

/** Further particulars of a letter about a change of the address. */
interface ChangeParticulars extends Particulars {
  username: string;
  /** The new address. */
  email: string;
  /** Link that cancels the change. */
  cancelLink: string;
}

/** Asks one of the two addresses of a change to confirm it, or says that the new one is taken. */
export function emailChangeLetterOf(
  brand: string,
  locale: LocaleCode,
  about: 'old' | 'new' | 'taken',
  { to, name, link, username, email, cancelLink }: ChangeParticulars,
): Message {
  const texts = mailTexts[locale].emailChange;
  const { subject, why, action: label } = texts[about];
  const { otherwise, cancel } = texts.old;
  const rest: Readonly<Record<typeof about, readonly Block[]>> = {
    old: [
      quiet(texts.expires),
      paragraph(otherwise),
      { type: 'second', label: cancel, link: cancelLink },
    ],
    new: [quiet(texts.expires), quiet(texts.new.otherwise)],
    taken: [],
  };
  return write(brand, locale, {
    kind: `email-change-${about}`,
    to,
    name,
    subject,
    blocks: [paragraph(why), action(label, link), ...rest[about]],
    words: { username, email },
  });
}
