import { leavesIn } from '../configuration-key.ts';

interface Reachable {
  readonly key: string;
  readonly steps: number;
}

const isIn = (leaf: string, path: string): boolean =>
  path === '(root)' || leaf === path || leaf.startsWith(`${path}.`);

/**
 * The configuration to go to when a state is pressed: of those that hold it, the one that keeps most of
 * the other active states, then the nearest. Null if none is known.
 */
export function jumpTarget(
  reachable: readonly Reachable[],
  path: string,
  active: readonly string[],
): string | null {
  const kept = ({ key }: Reachable) => leavesIn(key).filter((leaf) => active.includes(leaf)).length;
  const [best] = reachable
    .filter(({ key }) => leavesIn(key).some((leaf) => isIn(leaf, path)))
    .toSorted((a, b) => kept(b) - kept(a) || a.steps - b.steps);
  return best?.key ?? null;
}
