import type { Backend } from '../context.ts';
import type { IdentityProvider } from './provider.ts';

/** `host` or `*.host` of the setting; a wildcard is not the host itself. */
const fits = (listed: string, host: string) =>
  listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed;

/**
 * True if a member may be sent to that address: https on a listed host, or the stand-in's own page.
 */
export function isProvidersPage(
  { settings }: Pick<Backend, 'settings'>,
  { ownOrigin }: Pick<IdentityProvider, 'ownOrigin'>,
  address: string,
): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (ownOrigin !== undefined && url.origin === new URL(ownOrigin).origin) return true;
  return url.protocol === 'https:' && settings.identityHosts.some((one) => fits(one, url.host));
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * Address that the provider sends people back to: this site, by the name of this machine that the
 * browser uses.
 */
export function returnAddress({ settings }: Pick<Backend, 'settings'>, asked: string): string {
  const [site, here] = [new URL(settings.appUrl), new URL(asked)];
  const isSameMachine = isLoopback(site.hostname) && isLoopback(here.hostname);
  return `${isSameMachine && here.port === site.port ? here.origin : site.origin}/settings/identity`;
}
