import type { SocialChoice } from '#machines/auth/social-login.types.ts';
import type { LocalCredentialMessage } from '#src/contract/auth/social.ts';

const isMessage = (data: unknown): data is LocalCredentialMessage => {
  if (typeof data !== 'object' || data === null) return false;
  if (!('source' in data && 'type' in data) || data.source !== 'fanfare-issuer') return false;
  if (data.type === 'cancelled') return true;
  return data.type === 'credential' && 'credential' in data && typeof data.credential === 'string';
};

/** Reads a message of the local stand-in for Google; null for any other shape. */
export const choiceOf = (data: unknown): SocialChoice | null => {
  if (!isMessage(data)) return null;
  return data.type === 'credential'
    ? { kind: 'credential', credential: data.credential }
    : { kind: 'closed' };
};
