import { useSyncExternalStore } from 'react';
import { lazy, partOf, type Lazy } from '#src/ui/loading/lazy.ts';
import type { ChatNeeds } from './chat-needs.types.ts';
import { codeOf } from './lazy-actors.ts';
import { lazyLogic } from './lazy-logic.ts';
import { lazyTable } from './lazy-table.ts';
import type { WorkNeeds } from './open-work.ts';
import type { AppServices } from './services.types.ts';
import { firstOf, pause, whenIdle } from '#src/ui/loading/when-idle.ts';

/** Promise that never settles: it loads with another part of what is fetched together. */
const never = () => new Promise<void>(() => undefined);

/** At once when the network goes: nothing else says so, and what loads later could not come then. */
const idleOrOffline = () => Promise.race([whenIdle(), firstOf(['offline'])]);

/** Evaluating them, making their charts and starting each would block a slow phone as one task. */
const sliced = { isSliced: true };

/** Fetches, once each, the long-lived actors that the first frame can do without. */
export function createDeferred(services: () => AppServices & ChatNeeds & WorkNeeds) {
  const everyone = lazy(async () => {
    const provide = await codeOf(lazyTable.everyone, services());
    await pause(0);
    return provide(services());
  }, sliced);
  const member = lazy(async () => {
    const [provide, { discreet, shortcuts }] = await Promise.all([
      codeOf(lazyTable.member, services()),
      everyone.load(),
    ]);
    await pause(0);
    return provide(services(), { discreet, shortcuts });
  }, sliced);
  const { everyone: ofEveryone, member: ofMember } = lazyTable;
  return {
    machines: {
      connectivity: lazyLogic(
        partOf(everyone, ({ machines }) => machines.connectivity),
        { when: idleOrOffline },
      ),
      dialogs: lazyLogic(
        partOf(everyone, ({ machines }) => machines.dialogs),
        ofEveryone,
      ),
      notices: lazyLogic(
        partOf(everyone, ({ machines }) => machines.notices),
        ofEveryone,
      ),
      passwordGatedCalls: lazyLogic(
        partOf(everyone, ({ machines }) => machines.passwordGatedCalls),
        // With the dialogs, or with the first call that has to wait.
        { when: never },
      ),
      connection: lazyLogic(
        partOf(member, ({ machines }) => machines.connection),
        // With the inbox, which only a member has: a guest never fetches a member's code.
        { when: never },
      ),
      departure: lazyLogic(
        partOf(member, ({ machines }) => machines.departure),
        { when: never },
      ),
      unsavedWords: lazyLogic(
        partOf(member, ({ machines }) => machines.unsavedWords),
        { when: never },
      ),
      dataSaver: lazyLogic(
        partOf(member, ({ machines }) => machines.dataSaver),
        { when: never },
      ),
      inbox: lazyLogic(
        partOf(member, ({ machines }) => machines.inbox),
        ofMember,
      ),
    },
    /** Loads at once what every visit has. */
    loadShared: () => everyone.load(),
    /** Loads at once, for a screen that shows what the inbox holds. */
    loadInbox: () => member.load(),
    /** Returns the chat's services, for what opens only beside a loaded inbox. */
    chat: () => {
      const loaded = member.now();
      if (!loaded) throw new Error('The chat is used before it has loaded.');
      return loaded.chat;
    },
    /** Null before it has loaded. */
    shortcuts: () => everyone.now()?.shortcuts ?? null,
    /** Null before it has loaded. */
    discreet: () => everyone.now()?.discreet ?? null,
    servesThisRelease: partOf(everyone, ({ servesThisRelease }) => servesThisRelease),
    views: partOf(everyone, ({ views }) => views),
    memberViews: partOf(member, ({ views }) => views),
  };
}

/** The views of deferred actors, from when their code has loaded. */
export const useViews = <Views>({ subscribe, now }: Lazy<Views>): Views | null =>
  useSyncExternalStore(subscribe, now);
