import { eq, inArray, or } from 'drizzle-orm';
import { chats, messages } from '#src/backend/db/schema/chat.ts';
import { idempotencyKeys } from '#src/backend/db/schema/auth.ts';
import type { Browser } from '#tests/backend/auth/browser.ts';
import { signedIn } from '#tests/backend/auth/browser.ts';
import { createTestBackend, type TestBackend } from '#tests/backend/harness.ts';
import { idOf } from '#tests/backend/world.ts';
import { vi } from 'vitest';
import { close, draw, peerSays, type Storm } from './chat-deeds.ts';
import { cut, openSite, type Site } from './chat-net.ts';
import { judge } from './chat-judge.ts';
import { openTab, type Mutant, type Tab } from './chat-tab.ts';
import { openLocks } from './locks.ts';
import { seeded } from './random.ts';
import { openWire } from './wire.ts';

export interface ChatWorldOfRuns {
  readonly backend: TestBackend;
  readonly site: Site;
  readonly cookies: Map<string, string>;
  readonly peer: Browser;
}

/** What came of one run: empty `faults` is a good one. */
export interface Outcome {
  readonly faults: readonly string[];
  readonly log: readonly string[];
}

const fates = [
  'dies',
  'answerLost',
  'answerLost',
  'late',
  'slow',
  'slow',
  'gatewayBefore',
  'gatewayAfter',
  'staleToken',
  'sessionOver',
] as const;

/** Once for all runs: Ada's browser and Bo's, and a backend whose broker speaks in this process. */
export async function openWorld(): Promise<ChatWorldOfRuns> {
  const recorded = await createTestBackend();
  const site = openSite(recorded);
  const backend = { ...recorded, fetch: site.fetch };
  const { cookies } = await signedIn(backend, 'ada');
  return { backend, site, cookies, peer: await signedIn(backend, 'bo') };
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** Until no call is under way and every chart has heard its answer. */
async function settle({ wire }: Pick<Storm, 'wire'>): Promise<void> {
  let calm = 0;
  for (let turn = 0; turn < 5000 && calm < 8; turn += 1) {
    calm = wire.state.underWay === 0 ? calm + 1 : 0;
    await tick();
  }
}

const isAtRest = (tab: Tab): boolean => {
  const { conversation, erasure, inbox } = tab.parts();
  return (
    tab.connection.getSnapshot().matches({ open: 'live' }) &&
    tab.items().every(({ status }) => status === 'failed') &&
    conversation?.getSnapshot().matches({ open: { freshness: 'settled', receipt: 'resting' } }) ===
      true &&
    (erasure?.getSnapshot().matches('resting') ?? true) &&
    inbox.getSnapshot().matches({ freshness: 'settled', lookup: 'idle' })
  );
};

/** A member who meets a closed door signs in again, and presses what offers to try again. */
function help(storm: Storm): void {
  const { tabs } = storm;
  for (const tab of tabs) {
    if (tab.state.isExpired) {
      close(storm, tab);
      storm.tabs.push(storm.open());
    } else {
      tab.connection.send({ type: 'connection.retry' });
      tab.parts().conversation?.send({ type: 'history.retry' });
      tab.parts().inbox.send({ type: 'list.retry' });
    }
  }
}

async function calm(storm: Storm): Promise<readonly string[]> {
  const { site, wire, tabs, wait } = storm;
  wire.state.share = 0;
  site.broker().interference.delivery = 'normal';
  for (const { line } of tabs) {
    line.isUp = true;
    if (line.isDeaf) cut(line);
    line.isDeaf = false;
  }
  for (let turn = 0; turn < 40; turn += 1) {
    await wire.deliver();
    await settle(storm);
    help(storm);
    if (turn > 2 && storm.tabs.every(isAtRest)) {
      await peerSays(storm);
      await wait(1);
      return [];
    }
    await wait(6);
  }
  const restless = storm.tabs.filter((tab) => !isAtRest(tab));
  return restless.map(
    (tab) =>
      `never at rest: ${JSON.stringify([
        tab.connection.getSnapshot().value,
        tab.parts().conversation?.getSnapshot().value,
        tab.parts().outbox?.getSnapshot().value,
        tab.parts().inbox.getSnapshot().value,
      ])}`,
  );
}

async function wipe({ backend: { db } }: ChatWorldOfRuns): Promise<void> {
  const two = [idOf('ada'), idOf('bo')];
  await db.delete(chats).where(or(inArray(chats.ownerId, two)));
  await db.delete(messages).where(inArray(messages.authorId, two));
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, idOf('ada')));
}

/** One random run against the real backend; the same seed does the same again. */
export async function runChat(
  world: ChatWorldOfRuns,
  seed: number,
  mutant: Mutant = {},
  most = Infinity,
): Promise<Outcome> {
  const { backend, site, cookies, peer } = world;
  const random = seeded(seed);
  await wipe(world);
  backend.advance(120_000);
  vi.setSystemTime(backend.clock());
  const wire = openWire(backend, random, cookies, fates);
  const browser = {
    userId: idOf('ada'),
    otherId: idOf('bo'),
    openClient: wire.openClient,
    store: storeOf(new Map()),
    locks: openLocks(),
    brokerKey: backend.settings.pusher.key,
  };
  const open = () => openTab(browser, mutant);
  const storm: Storm = {
    site,
    random,
    wire,
    peer,
    open,
    viewerId: browser.userId,
    peerId: browser.otherId,
    wait: async (seconds) => {
      backend.advance(seconds * 1000);
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      await settle(storm);
    },
    log: [],
    submitted: new Set(),
    cancelled: new Set(),
    heard: [],
    tabs: [open()],
    words: 0,
  };
  /** Sometimes there is more than one page. */
  for (let turn = random.chance(0.1) ? 33 : 0; turn > 0; turn -= 1) await peerSays(storm);
  await storm.wait(1);
  wire.state.share = random.pick([0, 0.1, 0.25, 0.4]);
  const count = Math.min(most, 8 + random.below(16));
  for (let step = 0; step < count; step += 1) {
    const tab = storm.tabs[random.below(storm.tabs.length)];
    const [name, deed] = draw(random);
    if (!tab) break;
    storm.log.push(name);
    await deed(storm, tab);
    if (random.chance(0.6)) await settle(storm);
  }
  const unrest = await calm(storm);
  const faults = [...unrest, ...(await judge(world, storm))];
  for (const tab of storm.tabs) tab.close();
  await settle(storm);
  return { faults, log: [...storm.log, '—', ...wire.log] };
}
