import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { skeletonOf } from '../emit/skeleton.ts';
import { UsageError, type Call } from './call.ts';
import type { Flows } from './folder.ts';

/** `init`: a model beside a chart, to begin with; a file that is there already stays as it is. */
export async function initCommand({ flow }: Call, flows: Flows): Promise<number> {
  const file = flow.replace(/(?:\.machine)?(\.[cm]?tsx?)$/, '.model.ts');
  if (existsSync(path.resolve(flows.root, file))) throw new UsageError(`${file} is there already.`);
  const subject = await flows.load(flow);
  const source = await flows.source(flow, path.dirname(path.resolve(flows.root, file)));
  writeFileSync(path.resolve(flows.root, file), skeletonOf(subject, source));
  console.log(`${file}: fill in what begins with //, and try it with "run ${file}"`);
  return 0;
}
