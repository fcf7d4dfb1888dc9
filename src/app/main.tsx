import '#src/ui/style/base.css';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { toProblem, type ConfigProblem, type RuntimeConfig } from '#machines/app/config.types.ts';
import { isLoaded } from '#src/views/loaded.ts';
import { emptyConfig, readConfig } from './config.ts';
import { noteEarlyKeys } from './early-keys.ts';
import { routesWithout } from '#src/api/app/offered.ts';
import { createServices } from './create-services.ts';
import { parkedFormsOf } from './parked-forms.ts';
import { positionsIn } from './positions.ts';
import { retryAll } from '#src/ui/loading/lazy.ts';
import { pause } from '#src/ui/loading/when-idle.ts';
import { BrokenPage } from './broken-page.tsx';
import { bootStrings, Root } from './root.tsx';
import { routerHook } from './router-hook.ts';
import { preloader } from './screen-loading.ts';
import { wire } from './wire.ts';

const consent = { version: 1, validFor: 365 * 86_400_000, fade: 200 };

const look = (): { config: RuntimeConfig; problem: ConfigProblem | null } => {
  try {
    return { config: readConfig(document), problem: null };
  } catch (error) {
    return { config: emptyConfig, problem: toProblem(error) };
  }
};

/** Replaces a page that unmounted, or never mounted, by the error page in a root of its own. */
function showBroken(page: HTMLElement) {
  const place = document.createElement('div');
  page.replaceChildren(place);
  createRoot(place).render(<BrokenPage locale="en" strings={bootStrings} />);
}

/** Each step is a task of its own: one long task would block input on a slow phone. */
async function start(page: HTMLElement) {
  await pause(0);
  const { config, problem } = look();
  const parkedForms = parkedFormsOf(() => app.getSnapshot().children.parkedForms);
  const services = createServices(
    config,
    parkedForms,
    {
      viewer: () => app.getSnapshot().context.viewer,
      isAbsent: (name) => app.getSnapshot().context.absent.includes(name),
      isSilent: () =>
        app.getSnapshot().children.connection?.getSnapshot().hasTag('silent') ?? false,
      send: (asked) => app.send(asked),
      subscribe: (listener) => {
        const subscription = app.on('*', listener);
        return () => subscription.unsubscribe();
      },
    },
    {
      inbox: () => {
        const { inbox } = app.getSnapshot().children;
        return inbox && isLoaded(inbox) ? inbox : undefined;
      },
      moving: () => {
        const { children, context } = app.getSnapshot();
        const { dialogs } = children;
        const { uploads } = context;
        return {
          uploads: uploads && isLoaded(uploads) ? uploads : null,
          dialogs: dialogs && isLoaded(dialogs) ? dialogs : null,
        };
      },
      preferences: () => {
        const { locale = null, theme = null, dataSaver } = app.getSnapshot().children;
        return {
          locale,
          theme,
          dataSaver: dataSaver && isLoaded(dataSaver) ? dataSaver : null,
          shortcuts: services.deferred.shortcuts(),
          discreet: services.deferred.discreet(),
        };
      },
    },
    () => app.send({ type: 'session.doubted' }),
    () => app.send({ type: 'session.expired' }),
    () => app.send({ type: 'call.failed' }),
    (path, query) => {
      const names = routesWithout(path, query);
      if (names.length > 0) app.send({ type: 'routes.absent', names });
    },
  );
  const app = createActor(wire(services, problem), {
    input: {
      locale: {
        cookie: services.cookies.get(services.keys.locale) ?? null,
        languages: navigator.languages,
      },
      ageConsent: consent,
    },
  });
  app.on('connection.restored', retryAll);
  // The chart that asks the server may itself be what has not loaded.
  addEventListener('online', retryAll);
  noteEarlyKeys();
  await pause(0);
  app.start();
  const rests = waitFor(app, (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('mounted'));
  await services.firstFrame.worthDrawing(rests);
  createRoot(page, {
    // An error that no boundary caught has unmounted the page.
    onUncaughtError: (error) => {
      reportError(error);
      showBroken(page);
    },
  }).render(
    <Root
      app={app}
      services={services}
      router={routerHook(app)}
      positions={positionsIn(services.tabStore, services.keys.scroll)}
      preload={preloader(() => app.getSnapshot().context.viewer)}
    />,
  );
}

const page = document.getElementById('root');
if (page === null) throw new Error('The hosting page has no element "root".');
start(page).catch((error: unknown) => {
  reportError(error);
  showBroken(page);
});
