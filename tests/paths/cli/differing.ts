import { isSame } from '../diff.ts';
import { openFlows } from './flows.ts';
import { readPair } from './pair.ts';
import { checkout } from './revision.ts';

/** Those of the flows whose chart is another one than in `revision`; what cannot be compared is. */
export async function differingCharts(
  root: string,
  revision: string,
  flows: readonly string[],
): Promise<ReadonlySet<string>> {
  const before = await openFlows(checkout(root, revision));
  const after = await openFlows(root);
  const differ = new Set<string>();
  try {
    for (const flow of flows) {
      const pair = before.names.includes(flow)
        ? await readPair(flow, before, after).catch(() => null)
        : null;
      if (!pair || !isSame(pair.diff)) differ.add(flow);
    }
  } finally {
    await before.close();
    await after.close();
  }
  return differ;
}
