import { promisePort } from '../lib/port.ts';
import type { LoginAnswer, LoginForm } from './credentials.types.ts';

/** Asks the server whether the credentials are right. Throws a Failure. */
export const authenticate = promisePort<LoginAnswer, LoginForm>('authenticate');
