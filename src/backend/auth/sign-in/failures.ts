import { invalid } from '../../http/failures.ts';

export const wrongCredentials = () =>
  invalid({ email: ['These credentials do not match our records.'] });
export const wrongCode = (field: 'code' | 'recovery_code') =>
  invalid({
    [field]: [
      field === 'code'
        ? 'The provided two factor authentication code was invalid.'
        : 'The provided two factor recovery code was invalid.',
    ],
  });
export const wrongResetToken = () => invalid({ email: ['This password reset token is invalid.'] });
