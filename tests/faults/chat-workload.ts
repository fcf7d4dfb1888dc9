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
  type Operation,
} from './chat-operations.ts';
import { cut } from './chat-net.ts';
import type { Random } from '#src/weather/random.ts';

const codes = [4000, 4001, 4100, 4200, 4201] as const;
const deliveries = ['duplicate', 'reorder'] as const;

const submitThree: Operation = (simulation, tab) => {
  const sent = [submit(simulation, tab), submit(simulation, tab), submit(simulation, tab)];
  return sent.includes(true);
};

const operations: readonly [weight: number, name: string, operation: Operation][] = [
  [14, 'send', submit],
  [4, 'send three', submitThree],
  [4, 'edit what waits', edit],
  [3, 'discard what waits', discard],
  [4, 'retry', retry],
  [4, 'delete', erase],
  [3, 'undo', undo],
  [6, 'see', see],
  [2, 'scroll up', scrollUp],
  [8, 'peer says', (simulation) => peerSays(simulation)],
  [3, 'peer edits', (simulation) => peerEdits(simulation, simulation.random.below(4))],
  [
    3,
    'peer says and corrects',
    async (simulation) => {
      await peerSays(simulation);
      return peerEdits(simulation, 0);
    },
  ],
  [2, 'peer deletes', (simulation) => peerDeletes(simulation, simulation.random.below(4))],
  [1, 'peer reads', ({ peer, viewerId }) => peer.post(`/api/v1/chat/${viewerId}/0/mark_read`)],
  [
    2,
    'reload',
    (simulation, tab) => (close(simulation, tab), simulation.tabs.push(simulation.open())),
  ],
  [2, 'second tab', ({ tabs, open }) => tabs.length < 2 && tabs.push(open())],
  [
    1,
    'close tab',
    (simulation, tab) => simulation.tabs.length > 1 && (close(simulation, tab), true),
  ],
  [3, 'socket drops', (_, { line }) => line.ends.length > 0 && (cut(line), true)],
  ...codes.map((code): [number, string, Operation] => [
    0.2,
    `socket closed with ${code}`,
    ({ site }) => site.broker().connectionCount > 0 && (site.broker().closeAll(code), true),
  ]),
  [1, 'line goes', (_, { line }) => line.isUp && ((line.isUp = false), cut(line), true)],
  [2, 'line comes', (_, { line }) => !line.isUp && (line.isUp = true)],
  [1, 'tab sleeps', (_, { line }) => !line.isDeaf && (line.isDeaf = true)],
  [2, 'tab wakes', (_, { line }) => line.isDeaf && ((line.isDeaf = false), cut(line), true)],
  ...deliveries.map((delivery): [number, string, Operation] => [
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
const total = operations.reduce((sum, [weight]) => sum + weight, 0);

export const operationNames = operations.map(([, name]) => name);

/** The next thing that happens. */
export function draw(random: Random): readonly [string, Operation] {
  let left = random.next() * total;
  for (const [weight, name, operation] of operations) {
    left -= weight;
    if (left < 0) return [name, operation];
  }
  return ['nothing', () => false];
}
