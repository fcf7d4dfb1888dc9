import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

/** Pages that may open a socket: the site's own, and the stateful domains. Programs send no Origin. */
export function originAllowList(settings: Pick<Settings, 'appUrl' | 'statefulDomains'>) {
  const hosts = new Set([new URL(settings.appUrl).host, ...settings.statefulDomains]);
  return ({ headers }: IncomingMessage): boolean => {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const asked = new URL(origin).host;
    return hosts.has(asked) || asked === host;
  };
}
