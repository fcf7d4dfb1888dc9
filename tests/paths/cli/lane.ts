import path from 'node:path';
import type { Call } from './call.ts';
import { openFlows } from './flows.ts';
import { judge } from './judge.ts';

/** A worker process of the gate: runs the flows that it is sent, one after another, to the end. */
const call = JSON.parse(process.argv[2] ?? '{}') as Call;
const flows = await openFlows(path.resolve(import.meta.dirname, '../../..'));

process.on('message', (flow) => {
  void judge(call, String(flow), flows).then((judgement) => process.send?.(judgement));
});
process.once('disconnect', () => void flows.close());
