import { idOf } from '#tests/backend/world.ts';
import type { Storm } from './chat-acts.ts';
import { calm, settle } from './chat-calm.ts';
import { draw } from './chat-deeds.ts';
import { judge } from './chat-judge.ts';
import { openTab, type Mutant } from './chat-tab.ts';
import { openStore, wipe, writeHistory, type ChatWorldOfRuns } from './chat-world.ts';
import { openLocks } from './locks.ts';
import { seeded } from './random.ts';
import { openWire, type Fate } from './wire.ts';

/** What came of one run: empty `faults` is a good one. */
export interface Outcome {
  readonly faults: readonly string[];
  readonly log: readonly string[];
  /** What really happened in it: deeds that found something to act on, and fates of calls. */
  readonly met: readonly string[];
}

export const fates = [
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
  'throttled',
  'refused',
  'refused',
] as const satisfies readonly Fate[];

/** One random run against the real backend; the same seed does the same again. */
export async function runChat(
  world: ChatWorldOfRuns,
  seed: number,
  mutant: Mutant = {},
  most = Infinity,
): Promise<Outcome> {
  const { backend, site, cookies, peer, clock } = world;
  const random = seeded(seed);
  await wipe(world);
  const mend = mutant.spoil?.();
  /** Sometimes there is more than one page. */
  if (random.chance(0.1)) await writeHistory(backend);
  const wire = openWire(backend, seeded(~seed), cookies, fates);
  const browser = {
    userId: idOf('ada'),
    otherId: idOf('bo'),
    openClient: wire.openClient,
    store: openStore(world.page),
    locks: openLocks(),
    brokerKey: backend.settings.pusher.key,
  };
  const open = () => openTab(browser, mutant);
  const met: string[] = [];
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
      await clock.advance(seconds * 1000);
      await settle(storm);
    },
    log: [],
    submitted: new Set(),
    cancelled: new Set(),
    heard: [],
    tabs: [open()],
    words: 0,
  };
  await storm.wait(1);
  wire.state.share = random.pick([0, 0.1, 0.25, 0.4]);
  const count = Math.min(most, 8 + random.below(16));
  for (let step = 0; step < count; step += 1) {
    const tab = storm.tabs[random.below(storm.tabs.length)];
    const [name, deed] = draw(random);
    if (!tab) break;
    const wasDone = (await deed(storm, tab)) !== false;
    if (wasDone) met.push(name);
    storm.log.push(wasDone ? name : `${name} (in vain)`);
    if (random.chance(0.6)) await settle(storm);
  }
  met.push(...wire.met);
  const unrest = await calm(storm);
  const faults = [...unrest, ...(await judge(world, storm))];
  for (const tab of storm.tabs) tab.close();
  await settle(storm);
  mend?.();
  return { faults, log: [...storm.log, '—', ...wire.log], met };
}
