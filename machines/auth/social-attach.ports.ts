import { promisePort } from '../lib/port.ts';
import type { LoginAnswer } from './login.types.ts';
import type { AttachRequest } from './social-attach.types.ts';

/** Attaches a provider's account by the password of ours and signs in. Throws a Failure. */
export const attachAccount = promisePort<LoginAnswer, AttachRequest>('attachAccount');
