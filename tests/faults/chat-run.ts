import { idOf } from '#tests/backend/world.ts';
import type { Simulation } from './chat-operations.ts';
import { quiesce, settle } from './chat-quiesce.ts';
import { draw } from './chat-workload.ts';
import { checkInvariants } from './chat-invariants.ts';
import { openTab, type Mutant } from './chat-tab.ts';
import { openStore, wipe, writeHistory, type ChatWorldOfRuns } from './chat-world.ts';
import { openLocks } from './locks.ts';
import { seeded } from '#src/weather/random.ts';
import { openWire, type Fault } from './wire.ts';

/** Outcome of one run; good if `violations` is empty. */
export interface Outcome {
  readonly violations: readonly string[];
  readonly log: readonly string[];
  /** Events that really happened: operations that found something to act on, and call faults. */
  readonly met: readonly string[];
}

export const faults = [
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
  'throttledAfter',
  'barred',
  'barredAfter',
  'sessionOverAfter',
  'refused',
  'refused',
] as const satisfies readonly Fault[];

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
  const restore = mutant.inject?.();
  /** Sometimes there is more than one page. */
  if (random.chance(0.1)) await writeHistory(backend);
  const wire = openWire(backend, seeded(~seed), cookies, faults);
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
  const simulation: Simulation = {
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
      await settle(simulation);
    },
    log: [],
    submitted: new Set(),
    cancelled: new Set(),
    received: [],
    tabs: [open()],
    words: 0,
  };
  await simulation.wait(1);
  wire.state.share = random.pick([0, 0.1, 0.25, 0.4]);
  const count = Math.min(most, 8 + random.below(16));
  for (let step = 0; step < count; step += 1) {
    const tab = simulation.tabs[random.below(simulation.tabs.length)];
    const [name, operation] = draw(random);
    if (!tab) break;
    const wasDone = (await operation(simulation, tab)) !== false;
    if (wasDone) met.push(name);
    simulation.log.push(wasDone ? name : `${name} (in vain)`);
    if (random.chance(0.6)) await settle(simulation);
  }
  met.push(...wire.met);
  const unrest = await quiesce(simulation);
  const violations = [...unrest, ...(await checkInvariants(world, simulation))];
  for (const tab of simulation.tabs) tab.close();
  await settle(simulation);
  restore?.();
  return { violations, log: [...simulation.log, '—', ...wire.log], met };
}
