import type { Failure } from '#machines/lib/failure.ts';
import type { Texts } from '#src/ui/texts/texts.ts';
import { loginTexts, refusalOf, type Words } from './refusal.ts';

/** Error messages of Fortify (contract §2) and of our server that a guest's forms can receive. */
export const formTexts: Words = {
  ...loginTexts,
  'The provided two factor authentication code was invalid.': 'auth.refusal.code',
  'The provided two factor recovery code was invalid.': 'auth.refusal.recovery',
  'The provided password was incorrect.': 'auth.passwordConfirmation.wrong',
  'Your email address is not verified.': 'auth.emailLanding.unverified',
  'The email has already been taken.': 'auth.registration.refusals.emailTaken',
  'The email field must not be greater than 255 characters.': 'auth.registration.refusals.email',
  'The username has already been taken.': 'auth.username.problems.taken',
  'The username is reserved.': 'auth.username.problems.reserved',
  'The username field format is invalid.': 'auth.username.problems.invalid',
  'The username field must be at least 2 characters.': 'auth.username.problems.invalid',
  'The username field must not be greater than 30 characters.': 'auth.username.problems.invalid',
  'The display name field must not be greater than 50 characters.':
    'auth.registration.refusals.displayNameLong',
  'The display name field holds characters that cannot be seen.':
    'auth.registration.refusals.displayNameUnseen',
  'The display name field format is invalid.': 'auth.registration.refusals.displayNameUnseen',
  'The display name field must not be a link.': 'auth.registration.refusals.displayNameLink',
  'The display name is reserved.': 'auth.registration.refusals.displayNameReserved',
  'The display name is too like that of a verified member.':
    'auth.registration.refusals.displayNameAlike',
  'The password field must be at least 8 characters.': 'auth.registration.refusals.passwordShort',
  'The password field must not be greater than 128 characters.':
    'auth.registration.refusals.passwordLong',
  'This password is too common: it is among the first that are guessed.':
    'auth.registration.refusals.passwordCommon',
  'The password must not be your email address or username.':
    'auth.registration.refusals.passwordOwn',
};

/** Error of one field of any form but sign-in; translated where the reason is known. */
export const formRefusal = (t: Texts['t'], failure: Failure | null, field: string) =>
  refusalOf(t, failure, field, formTexts);
