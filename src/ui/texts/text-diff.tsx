import type { ReactNode } from 'react';
import css from './text-diff.module.css';

const most = 1_500;
/** Splits into words with their trailing space; leading space is a part of its own. */
const wordsOf = (text: string) => text.match(/^\s+|\S+\s*/gu) ?? [];
const trimmed = (words: readonly string[]) => words.map((word) => word.trim());

/** Marks the words of `one` that are in both: the longest common subsequence. */
function common(one: readonly string[], other: readonly string[]): readonly boolean[] {
  const columns = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * columns);
  const at = (row: number, column: number) => lengths[row * columns + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * columns + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  let column = 0;
  return one.map((word, row) => {
    while (
      column < other.length &&
      word !== other[column] &&
      at(row, column + 1) >= at(row + 1, column)
    )
      column += 1;
    const isShared = word === other[column] && column < other.length;
    if (isShared) column += 1;
    return isShared;
  });
}

/** The parts of a text that another does not have, word by word; all of it where both are long. */
export function differences(text: string, other: string): { words: string; isNew: boolean }[] {
  const one = wordsOf(text);
  const two = wordsOf(other);
  if (one.length > most || two.length > most) return [{ words: text, isNew: text !== other }];
  const shared = common(trimmed(one), trimmed(two));
  const runs: { words: string; isNew: boolean }[] = [];
  for (const [index, word] of one.entries()) {
    const last = runs.at(-1);
    const isNew = shared[index] === false && word.trim() !== '';
    if (last?.isNew === isNew) last.words += word;
    else runs.push({ words: word, isNew });
  }
  return runs;
}

/** Text that the other version lacks. */
export function Marked({ children }: { children: ReactNode }) {
  return <mark className={css.mark}>{children}</mark>;
}

/** A text in which is marked what another version of it does not say. */
export function TextDiff({ text, other }: { text: string; other: string }) {
  return differences(text, other).map(({ words, isNew }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- runs of one text have no other name
    isNew ? <Marked key={index}>{words}</Marked> : words,
  );
}
