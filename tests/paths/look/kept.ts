/**
 * Kept looks of a flow: what was seen after each step of its walks. Steps that several walks begin with stand there once,
 * so an entry is known by the steps that lead to it.
 */
export interface Kept {
  /** Labels of the steps on the way, the start first. */
  readonly way: readonly string[];
  /** A whole look at the start (each line begins with `+`), and changes of the look before after a step. */
  readonly changes: readonly string[];
  /** Events that came from outside of the actors, each as `type {"field":1}`, in their order. */
  readonly sent: readonly string[];
}

/** The steps of a way as a key. */
export const keyOf = (way: readonly string[]): string => way.join('\n');

const heading = /^(\d+)> (.*)$/;

const entryText = ({ way, changes, sent }: Kept): string =>
  [
    `${way.length - 1}> ${way.at(-1) ?? ''}`,
    ...changes,
    ...sent.map((event) => `! ${event}`),
    '',
  ].join('\n');

/** Ways beside each other in the order of their steps, each before those that go on from it. */
const byWay = ({ way: one }: Kept, { way: other }: Kept): number => {
  const at = one.findIndex((label, index) => label !== other[index]);
  if (at < 0) return one.length - other.length;
  if (at >= other.length) return 1;
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
};

/** Text of a flow's file: sorted, so that two people who accept looks of different steps do not meet. */
export const keptText = (entries: Iterable<Kept>): string =>
  [...entries].toSorted(byWay).map(entryText).join('');

/** Entries of a flow's file by their keys. */
export function readKept(text: string): ReadonlyMap<string, Kept> {
  const found = new Map<string, Kept>();
  let way: readonly string[] = [];
  let entry: { changes: string[]; sent: string[] } = { changes: [], sent: [] };
  for (const line of text.split('\n')) {
    const [, depth, label] = heading.exec(line) ?? [];
    if (label !== undefined) {
      way = [...way.slice(0, Number(depth)), label];
      entry = { changes: [], sent: [] };
      found.set(keyOf(way), { way, ...entry });
    } else if (line.startsWith('! ')) entry.sent.push(line.slice(2));
    else if (line !== '') entry.changes.push(line);
  }
  return found;
}
