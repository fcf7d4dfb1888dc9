import type { Backend } from '../../context.ts';
import { providersOf } from './providers.ts';

type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** Calls a provider: over the network within ten seconds, or the local issuer in this process. */
export function providerFetch(backend: Backend): Ask {
  if (!providersOf(backend).isLocal)
    return (address, init) =>
      fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(10_000) });
  return (address, init) => backend.askLocalIssuer(new Request(address, init));
}
