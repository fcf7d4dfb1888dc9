import type { IdentityReason, IdentityReport } from '#src/contract/settings/identity.ts';
import { localeCode, type LocaleCode } from '#src/contract/app/locale.ts';
import { identityLetterOf } from '#src/mails/identity-letter.ts';
import type { Backend } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { errorText } from '../error-text.ts';
import { publishToUser } from '../events/publish.ts';

interface Outcome {
  user: UserRow;
  status: IdentityReport['status'];
  reason: IdentityReason | null;
  /** Language of the page on which the member began. */
  locale: LocaleCode;
}

/** Informs every tab, and by mail of a decision; what was decided stays so when either fails. */
export async function announceIdentity(backend: Backend, outcome: Outcome): Promise<void> {
  const { user, status } = outcome;
  await publishToUser(backend, user.id, 'IdentityUpdated', { status });
  if (status !== 'pending') await writeTo(backend, { ...outcome, status });
}

async function writeTo(
  { settings, mail, log }: Backend,
  { user, status, reason, locale }: Outcome & { status: 'approved' | 'rejected' },
) {
  const language = localeCode.catch(locale).parse(user.preferredLocale);
  const letter = identityLetterOf(settings.brand, language, {
    to: user.email,
    name: user.displayName,
    link: `${settings.appUrl}/settings/identity`,
    outcome: status === 'approved' ? 'approved' : (reason ?? 'other'),
  });
  try {
    await mail.send(letter);
  } catch (error) {
    log.error('mail: not kept', { kind: letter.kind, error: errorText(error) });
  }
}
