import { Refusal, invalid } from '../http/failures.ts';

/** Laravel's built-in limiter: the other shape of 429, without `Retry-After` (contract §2, notes). */
export function throttledAsValidation(retryAfter: number): Refusal {
  const message = `Too many login attempts. Please try again in ${retryAfter} seconds.`;
  return new Refusal(429, { message, errors: { email: [message] } });
}

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
