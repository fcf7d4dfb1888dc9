import { fromCallback, type ActorSystem, type AnyEventObject } from 'xstate';
import type { Viewer } from '#machines/auth/viewer.types.ts';

type System = Pick<ActorSystem<never>, 'get'>;
interface App {
  on(type: '*', listener: (told: AnyEventObject) => void): { unsubscribe: () => void };
  getSnapshot(): { context: { viewer: Viewer | null } };
}

/** The running app, by its name in the system; absent where charts run alone. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one actor that is called so
const appOf = (system: System) => system.get('app') as unknown as App | undefined;

/** Who uses the app now. */
export const viewerIn = (system: System): Viewer | null =>
  appOf(system)?.getSnapshot().context.viewer ?? null;

/** Forwards every event of the app-wide emitter as `app.event`, until it is stopped. */
export const eventsOfApp = fromCallback<{ type: 'events.stop' }>(({ system, sendBack }) => {
  const subscription = appOf(system)?.on('*', (told) => sendBack({ type: 'app.event', told }));
  return () => subscription?.unsubscribe();
});
