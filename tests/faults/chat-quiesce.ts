import { close, peerSays, see, type Simulation } from './chat-operations.ts';
import { cut } from './chat-net.ts';
import type { Tab } from './chat-tab.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Waits until no call is pending and every chart has processed its answer. */
export async function settle({ wire }: Pick<Simulation, 'wire'>): Promise<void> {
  let quietTurns = 0;
  for (let turn = 0; turn < 5000 && quietTurns < 8; turn += 1) {
    quietTurns = wire.state.underWay === 0 ? quietTurns + 1 : 0;
    await tick();
  }
}

const isAtRest = (tab: Tab): boolean => {
  const { conversation, messageDeletion, inbox } = tab.parts();
  const presence = conversation?.getSnapshot().children.presence;
  return (
    presence?.getSnapshot().matches({ peer: 'away' }) === true &&
    tab.connection.getSnapshot().matches({ open: 'live' }) &&
    tab.items().every(({ status }) => status === 'failed') &&
    conversation?.getSnapshot().matches({ open: { freshness: 'settled', receipt: 'resting' } }) ===
      true &&
    (messageDeletion?.getSnapshot().matches('resting') ?? true) &&
    inbox.getSnapshot().matches({ freshness: 'settled', lookup: 'idle' })
  );
};

const unrestOf = (tab: Tab): string =>
  `never at rest: ${JSON.stringify([
    tab.connection.getSnapshot().value,
    tab.parts().conversation?.getSnapshot().value,
    tab.parts().outbox?.getSnapshot().value,
    tab.parts().messageDeletion?.getSnapshot().value,
    tab.parts().inbox.getSnapshot().value,
    tab.parts().conversation?.getSnapshot().children.presence?.getSnapshot().value,
  ])}`;

/** A member who meets a closed door signs in again, and presses what offers to try again. */
function help(simulation: Simulation): void {
  const { tabs } = simulation;
  for (const tab of tabs) {
    if (tab.state.isExpired) {
      close(simulation, tab);
      simulation.tabs.push(simulation.open());
    } else {
      tab.connection.send({ type: 'connection.retry' });
      tab.parts().conversation?.send({ type: 'history.retry' });
      tab.parts().inbox.send({ type: 'list.retry' });
    }
  }
}

/** Sends or reads a last message, which must then be known everywhere at once. */
async function lastWord(simulation: Simulation): Promise<void> {
  const { random, tabs, wait } = simulation;
  const end = random.pick(['said', 'read', 'silent'] as const);
  if (end === 'said') await peerSays(simulation);
  const [tab] = tabs;
  if (end === 'read' && tab) see(simulation, tab);
  await settle(simulation);
  await wait(1);
}

/** The simulation is over: all ways are open, and everything has the time to come to rest. */
export async function quiesce(simulation: Simulation): Promise<readonly string[]> {
  const { site, wire, tabs, wait } = simulation;
  wire.state.share = 0;
  site.broker().interference.delivery = 'normal';
  for (const { line } of tabs) {
    line.isUp = true;
    if (line.isDeaf) cut(line);
    line.isDeaf = false;
  }
  for (let turn = 0; turn < 40; turn += 1) {
    await wire.deliver();
    await settle(simulation);
    help(simulation);
    if (turn > 2 && simulation.tabs.every(isAtRest)) {
      await lastWord(simulation);
      return [];
    }
    await wait(6);
  }
  return simulation.tabs.filter((tab) => !isAtRest(tab)).map(unrestOf);
}
