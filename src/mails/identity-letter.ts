import type { IdentityReason } from '#src/contract/settings/identity.ts';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import { action, paragraph, write, type Particulars } from './letter.ts';
import type { Message } from './message.ts';
import { mailTexts } from './texts.ts';

/** Outcome of a check: accepted, or the reason why it was not. */
type IdentityOutcome = 'approved' | IdentityReason;

/** Says that an identity was accepted, or why not and where to try again. */
export function identityLetterOf(
  brand: string,
  locale: LocaleCode,
  { to, name, link, outcome }: Particulars & { outcome: IdentityOutcome },
): Message {
  const { approved, rejected, reasons } = mailTexts[locale].identity;
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
