import {
  close,
  discard,
  edit,
  erase,
  peerDeletes,
  peerEdits,
  peerSays,
  retry,
  scrollUp,
  see,
  submit,
  undo,
  type Deed,
} from './chat-acts.ts';
import { cut } from './chat-net.ts';
import type { Random } from './random.ts';

const codes = [4000, 4001, 4100, 4200, 4201] as const;
const deliveries = ['duplicate', 'reorder'] as const;

const submitThree: Deed = (storm, tab) => {
  const sent = [submit(storm, tab), submit(storm, tab), submit(storm, tab)];
  return sent.includes(true);
};

const deeds: readonly [weight: number, name: string, deed: Deed][] = [
  [14, 'send', submit],
  [4, 'send three', submitThree],
  [4, 'edit what waits', edit],
  [3, 'discard what waits', discard],
  [4, 'retry', retry],
  [4, 'delete', erase],
  [3, 'undo', undo],
  [6, 'see', see],
  [2, 'scroll up', scrollUp],
  [8, 'peer says', (storm) => peerSays(storm)],
  [3, 'peer edits', (storm) => peerEdits(storm, storm.random.below(4))],
  [
    3,
    'peer says and corrects',
    async (storm) => {
      await peerSays(storm);
      return peerEdits(storm, 0);
    },
  ],
  [2, 'peer deletes', (storm) => peerDeletes(storm, storm.random.below(4))],
  [1, 'peer reads', ({ peer, viewerId }) => peer.post(`/api/v1/chat/${viewerId}/0/mark_read`)],
  [2, 'reload', (storm, tab) => (close(storm, tab), storm.tabs.push(storm.open()))],
  [2, 'second tab', ({ tabs, open }) => tabs.length < 2 && tabs.push(open())],
  [1, 'close tab', (storm, tab) => storm.tabs.length > 1 && (close(storm, tab), true)],
  [3, 'socket drops', (_, { line }) => line.ends.length > 0 && (cut(line), true)],
  ...codes.map((code): [number, string, Deed] => [
    0.2,
    `socket closed with ${code}`,
    ({ site }) => site.broker().connectionCount > 0 && (site.broker().closeAll(code), true),
  ]),
  [1, 'line goes', (_, { line }) => line.isUp && ((line.isUp = false), cut(line), true)],
  [2, 'line comes', (_, { line }) => !line.isUp && (line.isUp = true)],
  [1, 'tab sleeps', (_, { line }) => !line.isDeaf && (line.isDeaf = true)],
  [2, 'tab wakes', (_, { line }) => line.isDeaf && ((line.isDeaf = false), cut(line), true)],
  ...deliveries.map((delivery): [number, string, Deed] => [
    1.5,
    `events ${delivery}`,
    ({ site, random }) =>
      Object.assign(site.broker().interference, { delivery, events: 4 + random.below(6) }),
  ]),
  [1, 'restart', ({ site }) => site.restart()],
  [3, 'late ones arrive', ({ wire }) => wire.deliver()],
  [5, 'a moment', ({ wait }) => wait(1)],
  [4, 'a while', ({ wait }) => wait(12)],
  [1, 'a long time', ({ wait }) => wait(160)],
];
const total = deeds.reduce((sum, [weight]) => sum + weight, 0);

export const deedNames = deeds.map(([, name]) => name);

/** The next thing that happens. */
export function draw(random: Random): readonly [string, Deed] {
  let left = random.next() * total;
  for (const [weight, name, deed] of deeds) {
    left -= weight;
    if (left < 0) return [name, deed];
  }
  return ['nothing', () => false];
}
