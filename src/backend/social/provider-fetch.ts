import type { Backend } from '../context.ts';
import { issuerRoutes } from '../stand-ins/issuer/routes.ts';
import { requestBasics } from '../http/request-basics.ts';
import { newRouter } from '../http/router.ts';
import { providersOf } from './providers.ts';

type Ask = (address: string, init?: RequestInit) => Promise<Response>;

const locals = new WeakMap<Backend, Ask>();

/** Calls a provider: over the network within ten seconds, or the local issuer in this process. */
export function providerFetch(backend: Backend): Ask {
  if (!providersOf(backend).isLocal)
    return (address, init) =>
      fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(10_000) });
  const known = locals.get(backend);
  if (known) return known;
  const app = newRouter();
  app.use(requestBasics(backend));
  app.route('/', issuerRoutes());
  const ask: Ask = async (address, init) => app.fetch(new Request(address, init));
  locals.set(backend, ask);
  return ask;
}
