import { getRequestListener } from '@hono/node-server';
import type { Backend, Router } from '../../context.ts';
import { onNotFound } from '../../http/not-found.ts';
import { onError } from '../../http/on-error.ts';
import { requestBasics } from '../../http/request-basics.ts';
import { requestLimits } from '../../http/request-limits.ts';
import { newRouter } from '../../http/router.ts';
import { refuseNulAddress } from '../../http/tidy-input.ts';
import type { Settings } from '../../settings.ts';
import { commonHeaders } from '../../web/security-headers.ts';
import { listen } from '../../web/server.ts';
import { startDeliveries, type Deliveries } from './deliveries.ts';
import { passageRoutes } from './routes.ts';

/** All that answers on the stand-in's own origin. */
export function passageApp(backend: Backend): Router {
  const app = newRouter();
  app.onError(onError);
  app.notFound(onNotFound(app));
  app.use(requestBasics(backend));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders(false))) c.header(name, value);
  });
  app.use(requestLimits(backend.settings.rateLimit));
  app.use(refuseNulAddress);
  app.route('/', passageRoutes());
  return app;
}

export interface PassageServer {
  /** Origin of its page. */
  url: string;
  /** Answers from now on, and delivers what it has to report. */
  start(backend: Backend): void;
  /** Ends what it delivers, and takes no more calls. */
  stop(): Promise<void>;
  closed(): Promise<void>;
}

/** Binds a port of its own, which makes its page another origin; it answers once there is a backend. */
export async function listenForPassage(settings: Settings): Promise<PassageServer> {
  let app: Router | undefined;
  let deliveries: Deliveries | undefined;
  const listener = getRequestListener(
    (request, bindings) =>
      app?.fetch(request, bindings) ?? new Response('Service Unavailable', { status: 503 }),
  );
  const { port, drain } = await listen(
    (request, response) => void listener(request, response),
    () => false,
    { host: settings.host, port: settings.identityPort, setting: 'IDENTITY_PORT' },
  );
  const { hostname } = new URL(settings.appUrl);
  let closed: Promise<void> = Promise.resolve();
  return {
    url: settings.identityUrl || `http://${hostname}:${port}`,
    start(backend) {
      app = passageApp(backend);
      deliveries = startDeliveries(backend);
    },
    async stop() {
      const draining = drain();
      ({ closed } = draining);
      await deliveries?.stop();
      await draining.answered;
    },
    closed: () => closed,
  };
}
