import type { AnyStateMachine } from 'xstate';
import type { Subject } from '../subject.ts';
import { announcer, announcerEvents } from './announcer.ts';
import { cashMachine, cashMachineEvents } from './cash-machine.ts';
import { checkout, checkoutCases } from './checkout.ts';
import { childChart } from './child-chart.ts';
import { counter } from './counter.ts';
import { dice } from './dice.ts';
import { dogWalk } from './dog-walk.ts';
import { elevator, elevatorEvents } from './elevator.ts';
import { fetchRetry } from './fetch-retry.ts';
import { firstSight } from './first-sight.ts';
import { historyMenu } from './history-menu.ts';
import { manyRegions, regionsAndCounter } from './many-regions.ts';
import { mediaPlayer, mediaPlayerEvents } from './media-player.ts';
import { microwave } from './microwave.ts';
import { nestedDone } from './nested-done.ts';
import { observed } from './observed.ts';
import { parallelUpload } from './parallel-upload.ts';
import { password } from './password.ts';
import { selfSender } from './self-sender.ts';
import { socket } from './socket.ts';
import { spawnedRows } from './spawned-rows.ts';
import { stopwatch } from './stopwatch.ts';
import { tariff, tariffEvents } from './tariff.ts';
import { television } from './television.ts';
import { trafficLight } from './traffic-light.ts';
import { mountQueue } from './mount-queue.ts';
import { twoCounters } from './two-counters.ts';
import { vending, vendingEvents } from './vending.ts';
import { wildcards } from './wildcards.ts';
import { wizard, wizardEvents } from './wizard.ts';
import { wordEditor } from './word-editor.ts';

const bare = (machine: unknown, cases: Subject['cases'] = {}): Subject => ({
  machine: machine as AnyStateMachine,
  cases,
  guards: 'unknown',
});

/** Charts of other shapes than the house's: what the tool must be able to do, one after the other. */
export const charts: Readonly<Record<string, Subject>> = {
  announcer: bare(announcer, { events: announcerEvents }),
  'cash-machine': bare(cashMachine, { events: cashMachineEvents }),
  checkout: bare(checkout, checkoutCases),
  'child-chart': bare(childChart),
  counter: bare(counter),
  dice: bare(dice),
  'dog-walk': bare(dogWalk),
  elevator: bare(elevator, { events: elevatorEvents }),
  'fetch-retry': bare(fetchRetry),
  'first-sight': bare(firstSight),
  'history-menu': bare(historyMenu),
  'many-regions': bare(manyRegions),
  'media-player': bare(mediaPlayer, { events: mediaPlayerEvents }),
  microwave: bare(microwave),
  'nested-done': bare(nestedDone),
  observed: bare(observed),
  'parallel-upload': bare(parallelUpload),
  password: bare(password),
  'regions-and-counter': bare(regionsAndCounter),
  'self-sender': bare(selfSender),
  socket: bare(socket),
  'spawned-rows': bare(spawnedRows),
  stopwatch: bare(stopwatch),
  tariff: bare(tariff, { events: tariffEvents }),
  television: bare(television),
  'traffic-light': bare(trafficLight),
  mountQueue: bare(mountQueue),
  'two-counters': bare(twoCounters),
  vending: bare(vending, { events: vendingEvents }),
  wildcards: bare(wildcards),
  wizard: bare(wizard, { events: wizardEvents }),
  'word-editor': bare(wordEditor),
};
