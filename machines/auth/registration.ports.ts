import { promisePort } from '../lib/port.ts';
import type { RegistrationForm } from './credentials.types.ts';

/** Creates the account, with the referral code this browser keeps. Throws a Failure. */
export const register = promisePort<void, RegistrationForm>('register');
