import { useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import { pathnameOf } from '#machines/navigation/location.ts';

type App = ActorRefFrom<typeof appMachine>;
interface NavigateOptions {
  readonly replace?: boolean;
}

const search = (path: string) => /\?([^#]*)/.exec(path)?.[1] ?? '';

/** The path that the navigation chart let through last. */
const admittedPath = (app: App) =>
  app.getSnapshot().children.navigation?.getSnapshot().context.location?.path ?? '/';

/**
 * wouter's hook to read and change the location: it reads the admitted one and requests another. A
 * request that the guards refuse changes nothing here.
 */
export function routerHook(app: App) {
  const subscribe = (changed: () => void) => {
    const subscription = app.on('location.admitted', changed);
    return () => subscription.unsubscribe();
  };
  const navigate = (path: string, options?: NavigateOptions) =>
    app.send({ type: 'location.requested', path, replace: options?.replace });
  return {
    hook: (): [string, typeof navigate] => [
      useSyncExternalStore(subscribe, () => pathnameOf(admittedPath(app))),
      navigate,
    ],
    searchHook: () => useSyncExternalStore(subscribe, () => search(admittedPath(app))),
  };
}
