import type { LocaleCode } from '#src/contract/app/locale.ts';
import { action, paragraph, quiet, write, type Particulars } from './letter.ts';
import type { Message } from './message.ts';
import { mailTexts, type LetterKind } from './texts.ts';

/** A letter whose link does something, for an hour. */
export function linkLetterOf(
  brand: string,
  kind: LetterKind,
  locale: LocaleCode,
  { to, name, link }: Particulars,
): Message {
  const { [kind]: texts, expires } = mailTexts[locale].link;
  return write(brand, locale, {
    kind,
    to,
    name,
    subject: texts.subject,
    blocks: [
      paragraph(texts.why),
      action(texts.action, link),
      quiet(expires),
      quiet(texts.otherwise),
    ],
  });
}
