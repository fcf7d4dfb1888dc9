import type { ViewMutant } from './mutant.ts';

/**
 * End of one fault. `found`: a walk failed. `same`: in every walk that runs its code the page and what it sends are what
 * they were, so that nobody could know. `styled`: only classes and styles of elements are others, which looks of stories
 * hold. `unseen`: the page was another, and no walk failed. `unreached`: no walk runs its code.
 */
export type Verdict = 'found' | 'same' | 'styled' | 'unseen' | 'unreached';

/** A fault of a view and its end in the walks of one flow. */
export interface Judged extends ViewMutant {
  readonly file: string;
  readonly verdict: Verdict;
  /** First line of the failure of the walk that found it. */
  readonly by: string;
}

/** The best that any flow has found out about each fault. */
const order: readonly Verdict[] = ['found', 'unseen', 'styled', 'same', 'unreached'];

/** Faults of all flows, each once. */
export function mergeJudged(all: Iterable<Judged>): readonly Judged[] {
  const merged = new Map<string, Judged>();
  for (const one of all) {
    const id = `${one.file}#${one.number}`;
    const before = merged.get(id);
    if (!before || order.indexOf(one.verdict) < order.indexOf(before.verdict)) merged.set(id, one);
  }
  return [...merged.values()].toSorted((one, other) =>
    one.file === other.file ? one.number - other.number : one.file < other.file ? -1 : 1,
  );
}

/** Faults that count, and those of them that were found. */
export interface ViewScore {
  readonly file: string;
  readonly found: number;
  readonly counted: number;
  readonly left: readonly Judged[];
}

/** Score of each view; what nobody could notice, and what styles alone show, does not count. */
export function viewScores(judged: readonly Judged[]): readonly ViewScore[] {
  return [...byFile(judged)].map(([file, own]) => {
    const counted = own.filter(
      ({ verdict, operator }) =>
        verdict !== 'same' &&
        verdict !== 'styled' &&
        // Only booleans are inverted; that the attribute is given at all is another fault.
        !(verdict === 'unreached' && operator === 'attribute inverted'),
    );
    const left = counted.filter(({ verdict }) => verdict !== 'found');
    return { file, found: counted.length - left.length, counted: counted.length, left };
  });
}

const byFile = (judged: readonly Judged[]): ReadonlyMap<string, readonly Judged[]> => {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) groups.set(one.file, [...(groups.get(one.file) ?? []), one]);
  return groups;
};
