import type { Failure } from '../lib/failure.ts';
import { passwordRefusal, type PasswordOwner } from './password-rules.ts';

interface NewPassword extends PasswordOwner {
  readonly password: string;
}

/** Returns the typed password's weakness, worded as by the server; null when it may be sent. */
export const weaknessOf = ({ password, ...owner }: NewPassword): Failure | null => {
  const reason = passwordRefusal(password, owner);
  return reason && { kind: 'invalid', message: reason, fields: { password: [reason] }, jwt: null };
};
