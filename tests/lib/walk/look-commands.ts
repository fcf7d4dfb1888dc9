import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptText, keyOf, readKept, type Kept } from '#tests/paths/look/kept.ts';

/** File of the looks of a flow's walks: `tests/billing/looks/tip.txt` for `billing/tip`. */
const lookFile = (flow: string): string => {
  const [domain = '', stem = ''] = flow.split('/');
  return `tests/${domain}/looks/${stem}.txt`;
};

/** For walks in a browser: writes looks that were accepted, and drops those to which no walk leads any more. */
export const lookCommands = {
  keepLooks: (
    _: unknown,
    flow: string,
    looks: readonly Kept[],
    ways: readonly (readonly string[])[],
  ): void => {
    const file = lookFile(flow);
    const before = existsSync(file)
      ? readKept(readFileSync(file, 'utf8'))
      : new Map<string, Kept>();
    const led = new Set(ways.map(keyOf));
    const all = new Map([...before].filter(([key]) => led.has(key)));
    for (const look of looks) all.set(keyOf(look.way), look);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, keptText(all.values()));
  },
};
