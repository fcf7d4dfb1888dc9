import path from 'node:path';
import type { Call } from './call.ts';
import { openFlows } from './flows.ts';
import { judge } from './judge.ts';

/** One process of the gate: judges the flows it is told, one after another, until nobody tells it more. */
const call = JSON.parse(process.argv[2] ?? '{}') as Call;
const flows = await openFlows(path.resolve(import.meta.dirname, '../../..'));

process.on('message', (flow) => {
  void judge(call, String(flow), flows).then((judgement) => process.send?.(judgement));
});
process.once('disconnect', () => void flows.close());
