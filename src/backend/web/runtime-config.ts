import type { RuntimeConfig } from '#src/contract/config.ts';
import { limits } from '../config/limits.ts';
import type { Backend } from '../context.ts';
import { demoEmails, demoPassword } from '../seed/cast.ts';

/** What the hosting page tells the app before anything else (decisions §1). `url` is as the client sees it. */
export function runtimeConfigOf({ settings, release, isDemo }: Backend, url: URL): RuntimeConfig {
  return {
    brand: settings.brand,
    slug: settings.slug,
    release,
    apiOrigin: '',
    broadcaster: broadcasterOf(settings, url),
    social: {
      ...(settings.googleClientId === undefined ? {} : { googleClientId: settings.googleClientId }),
      twitter: false,
    },
    limits,
    ...(isDemo ? { demo: { password: demoPassword, emails: demoEmails } } : {}),
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
