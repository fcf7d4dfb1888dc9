import type { Backend } from '../../context.ts';
import { requestBasics } from '../../http/request-basics.ts';
import { newRouter } from '../../http/router.ts';
import { issuerRoutes } from './routes.ts';

/** Asks the local issuer in this process, as a real one is asked over the network. */
export function localIssuer(backend: Backend): Backend['askLocalIssuer'] {
  const app = newRouter();
  app.use(requestBasics(backend));
  app.route('/', issuerRoutes());
  return async (request) => app.fetch(request);
}
