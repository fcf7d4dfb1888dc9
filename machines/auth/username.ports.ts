import { promisePort } from '../lib/port.ts';
import type { NameAnswer } from './username.types.ts';

/** Asks whether a username is free. Throws a Failure. */
export const checkUsername = promisePort<NameAnswer, { readonly username: string }>(
  'checkUsername',
);
