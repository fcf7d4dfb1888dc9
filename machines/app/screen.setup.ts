import {
  assign,
  emit,
  enqueueActions,
  setup,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type ProvidedActor,
  type Spawner,
} from 'xstate';
import { childOf, emittedOf } from '../parts/children.ts';
import type { Location } from '../navigation/navigation.types.ts';
import type { RouteName } from '../navigation/routes.ts';
import { compareRelease, loadScreen, reloadPage } from './screen.ports.ts';
import { isSamePlace } from '../navigation/location-requests.ts';
import type * as Types from './screen.types.ts';

const mostKept = 3;
const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'tags' in snapshot;
const hasEnded = (snapshot: unknown): boolean =>
  isOfMachine(snapshot) && (snapshot.status === 'done' || snapshot.hasTag('over'));
/** True if the screen's flow, or a part of it, has ended. */
const isOver = ({ actor }: Types.MountedScreen) => {
  const snapshot: unknown = actor.getSnapshot();
  if (!isOfMachine(snapshot)) return false;
  const parts: readonly AnyActorRef[] = Object.values(snapshot.children);
  return hasEnded(snapshot) || parts.some((part) => hasEnded(part.getSnapshot()));
};
/** ConfirmPassword interrupts a screen that waits for its answer. */
const isCover = (location: Location | null) => location?.name === 'confirmPassword';

const reachKept: ReadonlySet<string> = new Set([
  'relation.changed',
  'connection.restored',
  'connection.caughtUp',
  'connection.lost',
  'post.published',
  'like.changed',
  'post.changed',
]);

const desks: ReadonlySet<RouteName | null> = new Set([
  'newPost',
  'libraryOwned',
  'libraryUploaded',
]);
/** A member without a studio leaves a place where the first post, draft or upload is made. */
const mayHaveBegun = ({ location: { name, viewer } }: Types.MountedScreen) =>
  viewer?.hasStudio === false && desks.has(name);

interface Located {
  location: Location;
}

interface Found {
  finding: Types.ReleaseFinding;
}

/** Mounting, covering and stopping of screens; `chunkTimeout` limits the loading of their code. */
export const screenSetup = setup({
  types: {
    context: {} as Types.ScreenContext,
    events: {} as Types.ScreenEvent,
    emitted: {} as Types.ScreenEmitted,
    children: {} as {
      loadScreen: 'loadScreen';
      compareRelease: 'compareRelease';
      reloadPage: 'reloadPage';
    },
  },
  actors: { loadScreen, compareRelease, reloadPage },
  guards: {
    /** Another query or fragment of the same place leaves the screen alone; Back to a form that is over begins it anew. */
    isOnScreen: ({ context: { mounted } }, { location }: Located) =>
      mounted !== null &&
      isSamePlace(mounted.location, location) &&
      !(location.arrival === 'pop' && isOver(mounted)),
    isCovered: ({ context: { covered } }, { location }: Located) =>
      covered !== null && isSamePlace(covered.location, location),
    isKept: ({ context: { kept } }, { location }: Located) =>
      location.arrival === 'pop' && kept.some((screen) => isSamePlace(screen.location, location)),
    isNewer: (_, { finding }: Found) => finding === 'newer',
    isOffline: (_, { finding }: Found) => finding === 'offline',
    isUnreachable: (_, { finding }: Found) => finding === 'unreachable',
    isRestored: (_, { appEvent }: { appEvent: Types.ScreenEvents }) =>
      appEvent.type === 'connection.restored',
    isAbsent: ({ context: { location, mounted } }, { names }: { names: readonly RouteName[] }) =>
      mounted !== null &&
      mounted.location === location &&
      names.some((name) => name === location.name),
    hasBackground: ({ context }) => context.mounted !== null,
    isOtherViewer: ({ context: { mounted } }, { location }: Located) =>
      mounted !== null && mounted.location.viewer?.id !== location.viewer?.id,
  },
  actions: {
    storeLocation: assign((_, params: Located) => params),
    updateMounted: assign(({ context: { mounted } }, { location }: Located) => ({
      mounted: mounted && { ...mounted, location },
    })),
    /** Screens kept for Back receive what changes the lists on them and the server's return. */
    notifyScreen: ({ context }, params: { appEvent: Types.ScreenEvents }) => {
      if (reachKept.has(params.appEvent.type)) {
        for (const { actor } of context.kept) actor.send(params.appEvent);
      }
      context.mounted?.actor.send(params.appEvent);
      context.covered?.actor.send(params.appEvent);
    },
    mount: assign(({ context: { location }, spawn, self }, params: Types.LoadedScreen) => {
      if (location === null) return {};
      // The logic is loaded, so its name cannot be declared; an id keeps it recognisable.
      const actor = (spawn as Spawner<ProvidedActor>)(params.logic, {
        id: `screen-${location.visit}`,
        input: params.input,
      });
      const { title, view, keeps } = params;
      return { mounted: { title, view, keeps, actor: childOf(self, actor), location } };
    }),
    /**
     * Keeps the screen that ConfirmPassword covers, and a screen that waits for Back; stops any
     * other, with its own older copy. The session is asked anew for who may have a studio now.
     */
    leave: enqueueActions(({ context: { location, mounted, covered, kept }, enqueue }) => {
      if (mounted === null) return;
      if (mayHaveBegun(mounted)) enqueue.emit({ type: 'session.doubted' });
      if (isCover(location) && !isCover(mounted.location)) {
        enqueue.assign({ mounted: null, covered: mounted });
        return;
      }
      const others = kept.filter((screen) => !isSamePlace(screen.location, mounted.location));
      const waiting = mounted.keeps ? [...others, mounted].slice(-mostKept) : kept;
      for (const screen of [...kept, mounted, covered]) {
        if (screen && !waiting.includes(screen)) enqueue.stopChild(screen.actor);
      }
      enqueue.assign({ mounted: null, covered: null, kept: waiting });
    }),
    uncover: enqueueActions(({ context: { mounted, covered }, enqueue }, { location }: Located) => {
      if (mounted) enqueue.stopChild(mounted.actor);
      enqueue.assign({ mounted: covered && { ...covered, location }, covered: null });
    }),
    restore: assign(({ context: { kept } }, { location }: Located) => {
      const found = kept.find((screen) => isSamePlace(screen.location, location));
      return {
        mounted: found ? { ...found, location } : null,
        kept: kept.filter((screen) => screen !== found),
      };
    }),
    stopAll: enqueueActions(({ context: { mounted, covered, kept }, enqueue }) => {
      for (const screen of [...kept, mounted, covered]) {
        if (screen) enqueue.stopChild(screen.actor);
      }
      enqueue.assign({ mounted: null, covered: null, kept: [] });
    }),
    forward: emit(emittedOf<Types.ScreenEmitted>),
    announceLoss: emit({ type: 'call.failed' }),
    goBack: emit(({ context }) => ({
      type: 'location.requested',
      path: context.mounted?.location.path ?? '/',
      replace: true,
    })),
  },
  delays: { patience: 200, chunkTimeout: 120_000, pause: 3_000 },
});
