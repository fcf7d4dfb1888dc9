import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Server } from 'node:http';
import { createServer as createVite } from 'vite';
import { demoArchive } from './archive.ts';
import { endWithNpm } from './end-with-npm.ts';
import { oneBuild } from './one-build.ts';
import { currentRelease } from './release.ts';
import { createLog } from '#src/backend/lib/log.ts';
import { runUntilSignalled } from '#src/backend/run.ts';
import { serve } from '#src/backend/serve.ts';
import { readSettings } from '#src/backend/settings.ts';
import { wantsPage } from '#src/backend/web/backend-path.ts';

const say = (line: string) => console.log(`dev: ${line}`);

endWithNpm();
/** `npm run dev`: Vite with hot reload and the backend, on one port. */
await runUntilSignalled(async () => {
  const settings = readSettings(process.env, 'development');
  const hotReload = new (await import('node:http')).Server();
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: hotReload } },
  });
  const archive =
    settings.seed === 'demo' ? await oneBuild(say, () => demoArchive(say)) : undefined;
  const served = await serve({
    settings,
    log: createLog(settings.log),
    release: currentRelease(),
    ...(archive === undefined ? {} : { archive }),
    template: async (pathname) =>
      vite.transformIndexHtml(pathname, await readFile(path.join('src', 'index.html'), 'utf8')),
    middleware: (request, response) =>
      new Promise((resolve) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (
          wantsPage(request.method ?? 'GET', url.pathname, request.headers.accept ?? null) &&
          !isModule(url)
        ) {
          resolve(false);
          return;
        }
        response.once('finish', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    isForeignUpgrade: (request) =>
      request.headers['sec-websocket-protocol']?.startsWith('vite-') ?? false,
    onListening: (server: Server) =>
      server.on('upgrade', (...args) => void hotReload.emit('upgrade', ...args)),
  });
  return {
    ...served,
    async close() {
      await served.close();
      await vite.close();
    },
  };
});

/** A module or a file that a script asked for by address, which accepts anything. */
function isModule({ pathname, search }: URL): boolean {
  return (
    /\.[a-z0-9]+$/i.test(pathname) || pathname.startsWith('/@') || /[?&](import|t|v)\b/.test(search)
  );
}
