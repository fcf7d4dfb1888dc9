import type { Failure } from '#machines/lib/failure.ts';
import type { TextKey, Texts } from '#src/ui/texts.ts';

/** Fortify's own words (contract §2) and ours for them; the server speaks English alone. */
const known: Readonly<Record<string, TextKey>> = {
  'These credentials do not match our records.': 'auth.refusals.credentials',
  'The provided two factor authentication code was invalid.': 'auth.refusals.code',
  'The provided two factor recovery code was invalid.': 'auth.refusals.recovery',
  'The provided password was incorrect.': 'authVerification.password.wrong',
  'The email has already been taken.': 'authRegistration.refusals.emailTaken',
  'The email field must be a valid email address.': 'authRegistration.refusals.email',
  'The username has already been taken.': 'authRegistration.problems.taken',
  'The username is reserved.': 'authRegistration.problems.reserved',
  'The username field format is invalid.': 'authRegistration.problems.invalid',
  'The username field must be at least 2 characters.': 'authRegistration.problems.invalid',
  'The username field must not be greater than 30 characters.': 'authRegistration.problems.invalid',
  'The display name field must not be greater than 50 characters.':
    'authRegistration.refusals.displayNameLong',
  'The display name field is required.': 'ui.field.required',
  'The password field must be at least 8 characters.': 'authRegistration.refusals.passwordShort',
  'The password field must not be greater than 128 characters.':
    'authRegistration.refusals.passwordLong',
  'This password is too common: it is among the first that are guessed.':
    'authRegistration.refusals.passwordCommon',
  'The password must not be your email address or username.':
    'authRegistration.refusals.passwordOwn',
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
