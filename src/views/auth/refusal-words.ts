import type { Failure } from '#machines/lib/failure.ts';
import type { Texts } from '#src/ui/texts.ts';
import { loginWords, refusalOf, type Words } from './refusal.ts';

/** Fortify's words (contract §2) and our server's: all that the forms of a guest or newcomer may hear. */
export const formWords: Words = {
  ...loginWords,
  'The provided two factor authentication code was invalid.': 'auth.refusals.code',
  'The provided two factor recovery code was invalid.': 'auth.refusals.recovery',
  'The provided password was incorrect.': 'authVerification.password.wrong',
  'Your email address is not verified.': 'authVerification.unverified',
  'The email has already been taken.': 'authRegistration.refusals.emailTaken',
  'The email field must not be greater than 255 characters.': 'authRegistration.refusals.email',
  'The username has already been taken.': 'authRegistration.problems.taken',
  'The username is reserved.': 'authRegistration.problems.reserved',
  'The username field format is invalid.': 'authRegistration.problems.invalid',
  'The username field must be at least 2 characters.': 'authRegistration.problems.invalid',
  'The username field must not be greater than 30 characters.': 'authRegistration.problems.invalid',
  'The display name field must not be greater than 50 characters.':
    'authRegistration.refusals.displayNameLong',
  'The password field must be at least 8 characters.': 'authRegistration.refusals.passwordShort',
  'The password field must not be greater than 128 characters.':
    'authRegistration.refusals.passwordLong',
  'This password is too common: it is among the first that are guessed.':
    'authRegistration.refusals.passwordCommon',
  'The password must not be your email address or username.':
    'authRegistration.refusals.passwordOwn',
};

/** Why one field of any form but sign-in was refused, in the person's language where it is known. */
export const formRefusal = (t: Texts['t'], failure: Failure | null, field: string) =>
  refusalOf(t, failure, field, formWords);
