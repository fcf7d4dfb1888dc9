import type { Failure } from '#machines/lib/failure.ts';
import type { TextKey, Texts } from '#src/ui/texts.ts';

/** Fortify's own words (contract §2) and ours for them; the server speaks English alone. */
const known: Readonly<Record<string, TextKey>> = {
  'These credentials do not match our records.': 'auth.refusals.credentials',
  'The provided two factor authentication code was invalid.': 'auth.refusals.code',
  'The provided two factor recovery code was invalid.': 'auth.refusals.recovery',
};

/** Why one field was refused, in the person's language where the reason is a known one. */
export const refusalOf = (
  t: Texts['t'],
  failure: Failure | null,
  field: string,
): string | undefined => {
  const reason = failure?.kind === 'invalid' ? failure.fields[field]?.[0] : undefined;
  const key = reason === undefined ? undefined : known[reason];
  return key === undefined ? reason : t(key);
};
