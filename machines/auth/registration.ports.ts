import { promisePort } from '../lib/port.ts';
import type { NameAnswer, RegistrationForm } from './registration.types.ts';

/** Creates the account, with the referral code this browser keeps. Throws a Failure. */
export const register = promisePort<void, RegistrationForm>('register');

/** Asks whether a username is free. Throws a Failure. */
export const checkUsername = promisePort<NameAnswer, { readonly username: string }>(
  'checkUsername',
);
