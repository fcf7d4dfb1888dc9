import type { Browser } from '#tests/backend/auth/browser.ts';
import { cut, type Site } from './chat-net.ts';
import type { Tab } from './chat-tab.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

/** All that one run knows. */
export interface Storm {
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
  /** What was handed over to be sent, and what was taken back before it was. */
  readonly submitted: Set<string>;
  readonly cancelled: Set<string>;
  /** What the peer wrote. */
  readonly heard: number[];
  tabs: Tab[];
  words: number;
}

type Deed = (storm: Storm, tab: Tab) => unknown;

const submit = (storm: Storm, tab: Tab) => {
  storm.words += 1;
  const text = `word ${storm.words}`;
  const { composer } = tab.parts();
  if (!composer) return;
  composer.send({ type: 'draft.change', text });
  if (!composer.getSnapshot().can({ type: 'message.send' })) return;
  storm.submitted.add(text);
  composer.send({ type: 'message.send' });
};

export const peerSays = async (storm: Storm) => {
  storm.words += 1;
  const answer = await storm.peer.post(
    '/api/v1/chat/send',
    { withUserId: storm.viewerId, message: `peer ${storm.words}` },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  const { message } = (await answer.json()) as { message: { id: number } | null };
  if (message) storm.heard.push(message.id);
};

const peerActs = async (storm: Storm, path: string, more: object) => {
  const messageId = storm.heard.at(-1 - storm.random.below(4));
  if (messageId === undefined) return;
  await storm.peer.post(path, { withUserId: storm.viewerId, messageId, ...more });
};

const failedItem = (storm: Storm, tab: Tab) =>
  storm.random.pick([null, ...tab.items()]) ?? tab.items()[0];

const takeBack = (type: 'message.edit' | 'message.discard') => (storm: Storm, tab: Tab) => {
  const item = failedItem(storm, tab);
  const { outbox, composer } = tab.parts();
  if (!item || !outbox?.getSnapshot().can({ type, localId: item.localId })) return;
  storm.cancelled.add(item.text);
  outbox.send({ type, localId: item.localId });
  composer?.send({ type: 'draft.change', text: '' });
};

export const close = (storm: Storm, tab: Tab) => {
  tab.close();
  storm.tabs = storm.tabs.filter((one) => one !== tab);
};

const erase = (storm: Storm, tab: Tab) => {
  const message = tab.shown().at(-1 - storm.random.below(4));
  if (!message) return;
  const bothSides = message.authorId === storm.viewerId && storm.random.chance(0.5);
  tab.parts().erasure?.send({ type: 'message.erase', id: message.id, bothSides });
};

const see = (storm: Storm, tab: Tab) => {
  const last = tab.shown().findLast((message) => message?.authorId === storm.peerId);
  if (last) tab.parts().conversation?.send({ type: 'message.seen', id: last.id });
};

const codes = [4000, 4001, 4100, 4200, 4201] as const;
const deliveries = ['duplicate', 'reorder'] as const;

const deeds: readonly [weight: number, name: string, deed: Deed][] = [
  [14, 'send', submit],
  [
    4,
    'send three',
    (storm, tab) => {
      for (let turn = 0; turn < 3; turn += 1) submit(storm, tab);
    },
  ],
  [2, 'edit what waits', takeBack('message.edit')],
  [1, 'discard what waits', takeBack('message.discard')],
  [
    2,
    'retry',
    (storm, tab) => {
      const item = failedItem(storm, tab);
      if (item) tab.parts().outbox?.send({ type: 'message.retry', localId: item.localId });
    },
  ],
  [3, 'delete', erase],
  [1, 'undo', (_, tab) => tab.parts().erasure?.send({ type: 'erasure.undo' })],
  [4, 'see', see],
  [1, 'scroll up', (_, tab) => tab.parts().conversation?.send({ type: 'start.approach' })],
  [6, 'peer says', (storm) => peerSays(storm)],
  [
    2,
    'peer edits',
    (storm) => peerActs(storm, '/api/v1/message/edit', { message: `again ${storm.words}` }),
  ],
  [
    2,
    'peer deletes',
    (storm) => peerActs(storm, '/api/v1/message/delete', { chatType: 0, bothSides: true }),
  ],
  [1, 'peer reads', ({ peer, viewerId }) => peer.post(`/api/v1/chat/${viewerId}/0/mark_read`)],
  [2, 'reload', (storm, tab) => (close(storm, tab), storm.tabs.push(storm.open()))],
  [
    2,
    'second tab',
    (storm) => {
      if (storm.tabs.length < 2) storm.tabs.push(storm.open());
    },
  ],
  [1, 'close tab', (storm, tab) => storm.tabs.length > 1 && close(storm, tab)],
  [3, 'socket drops', (_, tab) => cut(tab.line)],
  [1, 'socket closed', ({ site, random }) => site.broker().closeAll(random.pick(codes))],
  [
    1,
    'line goes',
    (_, { line }) => {
      line.isUp = false;
      cut(line);
    },
  ],
  [
    2,
    'line comes',
    (_, { line }) => {
      line.isUp = true;
    },
  ],
  [
    1,
    'tab sleeps',
    (_, { line }) => {
      line.isDeaf = true;
    },
  ],
  [
    1,
    'tab wakes',
    (_, { line }) => {
      if (!line.isDeaf) return;
      line.isDeaf = false;
      cut(line);
    },
  ],
  [
    2,
    'events go astray',
    ({ site, random }) => {
      site.broker().interference.delivery = random.pick(deliveries);
      site.broker().interference.events = 2 + random.below(3);
    },
  ],
  [1, 'restart', ({ site }) => site.restart()],
  [3, 'late ones arrive', ({ wire }) => wire.deliver()],
  [5, 'a moment', ({ wait }) => wait(1)],
  [3, 'a while', ({ wait }) => wait(12)],
  [1, 'a long time', ({ wait }) => wait(160)],
];
const total = deeds.reduce((sum, [weight]) => sum + weight, 0);

/** The next thing that happens. */
export function draw(random: Random): readonly [string, Deed] {
  let left = random.next() * total;
  for (const [weight, name, deed] of deeds) {
    left -= weight;
    if (left < 0) return [name, deed];
  }
  return ['nothing', () => undefined];
}
