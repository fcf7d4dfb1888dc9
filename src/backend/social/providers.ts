import type { Backend } from '../context.ts';
import type { Settings } from '../settings.ts';

/** Addresses of a provider, and the client id under which it is asked. */
export interface GoogleProvider {
  clientId: string;
  /** Names the provider may give itself in `iss`. */
  issuers: string[];
  jwksUrl: string;
}
export interface TwitterProvider {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  userUrl: string;
}
export interface Providers {
  google?: GoogleProvider;
  twitter?: TwitterProvider;
  /** True when the local issuer stands in for both. */
  isLocal: boolean;
}

/** Client id of both stand-ins. */
export const localClientId = 'fanfare-local';
/** Path that Twitter sends people back to. */
export const twitterCallbackPath = '/auth/twitter/callback';
/** Folder of the local issuer's pages. */
const issuerPath = '/issuer';

/**
 * Real providers when any is configured; else the local issuer, but only where strangers may play:
 * in development and in the demo world. Elsewhere there are no social providers.
 */
export function providersOf({ settings, isDemo }: Pick<Backend, 'settings' | 'isDemo'>): Providers {
  const google = realGoogle(settings);
  const twitter = realTwitter(settings);
  if (google || twitter)
    return { ...(google && { google }), ...(twitter && { twitter }), isLocal: false };
  if (!isDemo && settings.mode === 'production') return { isLocal: false };
  const base = `${settings.appUrl}${issuerPath}`;
  const clientId = localClientId;
  return {
    isLocal: true,
    google: { clientId, issuers: [`${base}/google`], jwksUrl: `${base}/google/jwks` },
    twitter: {
      clientId,
      clientSecret: localClientId,
      authorizeUrl: `${issuerPath}/twitter/authorize`,
      tokenUrl: `${base}/twitter/token`,
      userUrl: `${base}/twitter/users/me`,
    },
  };
}

const realGoogle = ({ googleClientId }: Settings): GoogleProvider | undefined =>
  googleClientId === undefined
    ? undefined
    : {
        clientId: googleClientId,
        issuers: ['accounts.google.com', 'https://accounts.google.com'],
        jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      };

const realTwitter = ({ twitter }: Settings): TwitterProvider | undefined =>
  twitter === undefined
    ? undefined
    : {
        ...twitter,
        authorizeUrl: 'https://x.com/i/oauth2/authorize',
        tokenUrl: 'https://api.x.com/2/oauth2/token',
        userUrl: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
      };
