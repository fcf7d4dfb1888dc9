import type { LocaleCode } from '#src/contract/app/locale.ts';
import { action, paragraph, write, type Particulars } from './letter.ts';
import type { Message } from './message.ts';
import { mailTexts, type WarningKind } from './texts.ts';

/** A moment to the minute. The reader's time zone is not known: it names its own. */
const momentIn = (locale: LocaleCode, moment: Date): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment);

/** Says what has changed and when, and where to go if somebody else did it. */
export function warningOf(
  brand: string,
  kind: WarningKind,
  locale: LocaleCode,
  { to, name, link, at }: Particulars & { at: Date },
): Message {
  const { otherwise, action: label, moved, when, kinds } = mailTexts[locale].warning;
  const { subject, what } = kinds[kind];
  const help = kind === 'email-changed' ? moved : { otherwise, action: label };
  return write(brand, locale, {
    kind,
    to,
    name,
    subject,
    blocks: [
      paragraph(what),
      { type: 'facts', facts: [{ label: when, value: momentIn(locale, at) }] },
      paragraph(help.otherwise),
      action(help.action, link),
    ],
  });
}
