import type { LocaleCode } from '#src/contract/locale.ts';
import { identityTexts, type IdentityOutcome } from './identity-texts.ts';
import { action, paragraph, write, type Particulars } from './letter.ts';
import type { Message } from './message.ts';

/** Says that an identity was accepted, or why not and where to try again. */
export function identityLetterOf(
  brand: string,
  locale: LocaleCode,
  { to, name, link, outcome }: Particulars & { outcome: IdentityOutcome },
): Message {
  const { approved, rejected, reasons } = identityTexts[locale];
  const isApproved = outcome === 'approved';
  const { subject, what, action: label } = isApproved ? approved : rejected;
  const said = isApproved ? [what] : [what, reasons[outcome]];
  return write(brand, locale, {
    kind: isApproved ? 'identity-approved' : 'identity-rejected',
    to,
    name,
    subject,
    blocks: [...said.map(paragraph), action(label, link)],
  });
}
