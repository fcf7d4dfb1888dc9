import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Call } from './call.ts';
import type { Judgement } from './judge.ts';

const lane = path.join(import.meta.dirname, 'lane.ts');

/**
 * Judges flows in as many processes as the machine has cores, the next one wherever a lane is free, and
 * answers in the order in which they were named. Throws what a lane broke on.
 */
export async function judgeInLanes(
  call: Call,
  names: readonly string[],
  onResult: (judgement: Judgement) => void,
): Promise<Judgement[]> {
  const waiting = [...names];
  const found = new Map<string, Judgement>();
  const runLane = async (): Promise<void> => {
    const child = fork(lane, [JSON.stringify(call)]);
    const next = () => {
      const flow = waiting.shift();
      if (flow === undefined) child.disconnect();
      else child.send(flow);
    };
    child.on('message', (message) => {
      const judgement = message as Judgement;
      found.set(judgement.flow, judgement);
      onResult(judgement);
      next();
    });
    next();
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error('A lane of the gate broke; what it said stands above.');
  };
  const lanes = Math.min(availableParallelism(), names.length);
  await Promise.all(Array.from({ length: lanes }, runLane));
  return names.flatMap((flow) => found.get(flow) ?? []);
}
