import type { Browser } from '#tests/backend/auth/browser.ts';
import type { Site } from './chat-net.ts';
import type { Tab } from './chat-tab.ts';
import type { Random } from '#src/weather/random.ts';
import type { Wire } from './wire.ts';

/** All that one run knows. */
export interface Simulation {
  readonly site: Site;
  readonly random: Random;
  readonly wire: Wire;
  /** The other person, whose calls always arrive. */
  readonly peer: Browser;
  readonly viewerId: number;
  readonly peerId: number;
  readonly open: () => Tab;
  readonly wait: (seconds: number) => Promise<void>;
  readonly log: string[];
  /** Messages that were submitted, and those cancelled before they were sent. */
  readonly submitted: Set<string>;
  readonly cancelled: Set<string>;
  /** Messages of the peer. */
  readonly received: number[];
  tabs: Tab[];
  words: number;
}

/** An action of a user or a fault; false when it was not applicable. */
export type Operation = (simulation: Simulation, tab: Tab) => unknown;

export const submit: Operation = (simulation, tab) => {
  simulation.words += 1;
  const text = `word ${simulation.words}`;
  const { composer } = tab.parts();
  if (!composer) return false;
  composer.send({ type: 'draft.change', text });
  if (!composer.getSnapshot().can({ type: 'message.send' })) return false;
  simulation.submitted.add(text);
  composer.send({ type: 'message.send' });
  return true;
};

export const peerSays = async (simulation: Simulation) => {
  simulation.words += 1;
  const answer = await simulation.peer.post(
    '/api/v1/chat/send',
    { withUserId: simulation.viewerId, message: `peer ${simulation.words}` },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  const { message } = (await answer.json()) as { message: { id: number } | null };
  if (message) simulation.received.push(message.id);
};

const peerActs = async (simulation: Simulation, path: string, ago: number, more: object) => {
  const messageId = simulation.received.at(-1 - ago);
  if (messageId === undefined) return false;
  const { ok } = await simulation.peer.post(path, {
    withUserId: simulation.viewerId,
    messageId,
    ...more,
  });
  return ok;
};

/** Another text for what the peer wrote so many messages ago. */
export const peerEdits = (simulation: Simulation, ago: number) =>
  peerActs(simulation, '/api/v1/message/edit', ago, { message: `again ${simulation.words}` });

export const peerDeletes = (simulation: Simulation, ago: number) =>
  peerActs(simulation, '/api/v1/message/delete', ago, { chatType: 0, bothSides: true });

const failedItem = (simulation: Simulation, tab: Tab) =>
  simulation.random.pick([null, ...tab.items()]) ?? tab.items()[0];

const pressOn =
  (type: 'message.edit' | 'message.discard' | 'message.retry'): Operation =>
  (simulation, tab) => {
    const item = failedItem(simulation, tab);
    const { outbox, composer } = tab.parts();
    if (!item || !outbox?.getSnapshot().can({ type, localId: item.localId })) return false;
    if (type !== 'message.retry') simulation.cancelled.add(item.text);
    outbox.send({ type, localId: item.localId });
    if (type === 'message.edit') composer?.send({ type: 'draft.change', text: '' });
    return true;
  };

export const edit = pressOn('message.edit');
export const discard = pressOn('message.discard');
export const retry = pressOn('message.retry');

export const close = (simulation: Simulation, tab: Tab) => {
  tab.close();
  simulation.tabs = simulation.tabs.filter((one) => one !== tab);
};

export const erase: Operation = (simulation, tab) => {
  const message = tab.shown().at(-1 - simulation.random.below(4));
  const { messageDeletion } = tab.parts();
  if (!message || !messageDeletion) return false;
  const bothSides = message.authorId === simulation.viewerId && simulation.random.chance(0.5);
  messageDeletion.send({ type: 'message.erase', id: message.id, bothSides });
  return true;
};

export const undo: Operation = (_, tab) => {
  const { messageDeletion } = tab.parts();
  const isOpen = messageDeletion?.getSnapshot().can({ type: 'messageDeletion.undo' }) === true;
  if (isOpen) messageDeletion.send({ type: 'messageDeletion.undo' });
  return isOpen;
};

export const see: Operation = (simulation, tab) => {
  const { conversation } = tab.parts();
  const last = tab.shown().findLast((message) => message?.authorId === simulation.peerId);
  const seen = { type: 'message.seen', id: last?.id ?? 0 } as const;
  if (!conversation?.getSnapshot().can(seen)) return false;
  conversation.send(seen);
  return true;
};

export const scrollUp: Operation = (_, tab) => {
  const { conversation } = tab.parts();
  if (!conversation?.getSnapshot().can({ type: 'start.approach' })) return false;
  conversation.send({ type: 'start.approach' });
  return true;
};
