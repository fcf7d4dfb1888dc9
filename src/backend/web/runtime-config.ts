import type { RuntimeConfig } from '#src/contract/app/config.ts';
import { isPasskeyHost } from '../auth/passkeys/passkey-challenge.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import { providersOf } from '../auth/social/providers.ts';

/** The configuration in the hosting page (decisions §1). `url` is as the client sees it. */
export function runtimeConfigOf(backend: Backend, url: URL): RuntimeConfig {
  const { settings, release, isDemo } = backend;
  const { google, twitter, isLocal } = providersOf(backend);
  return {
    brand: settings.brand,
    slug: settings.slug,
    release,
    apiOrigin: '',
    broadcaster: broadcasterOf(settings, url),
    social: {
      ...(google && { googleClientId: google.clientId }),
      twitter: twitter !== undefined,
      local: isLocal,
    },
    passkeys: isPasskeyHost(settings.appUrl, url),
    resumableUploads: true,
    limits: { ...limits, video_max_bytes: settings.videoMaxBytes },
    ...(isDemo ? { demo: backend.demoAccounts } : {}),
  };
}

/** The embedded broker lives where the page came from, whatever name that host was reached by. */
function broadcasterOf(
  { broadcast, pusher }: Backend['settings'],
  url: URL,
): RuntimeConfig['broadcaster'] {
  const { key, cluster } = pusher;
  if (broadcast === 'embedded') {
    const tls = url.protocol === 'https:';
    return { key, cluster, host: url.hostname, port: Number(url.port) || (tls ? 443 : 80), tls };
  }
  return {
    key,
    cluster,
    ...(pusher.host === undefined ? {} : { host: pusher.host }),
    ...(pusher.port === undefined ? {} : { port: pusher.port }),
    tls: pusher.scheme === 'https',
  };
}
