/** One measured number beside what is allowed. */
export interface Line {
  readonly budget: string;
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  /** The limit is the least that is wanted, not the most. */
  readonly isLeast?: boolean;
}

const shown = (value: number, unit: string): string => {
  if (!Number.isFinite(value)) return 'never';
  if (unit === 'px' && value >= 9_999) return 'lost';
  const digits = { '×': 2, MB: 2, px: 1, ms: value < 1 ? 3 : 0 }[unit] ?? 0;
  return `${value.toFixed(digits)} ${unit}`.trim();
};

export const isOver = ({ value, limit, isLeast = false }: Line): boolean =>
  !(isLeast ? value >= limit : value <= limit);

export const print = (lines: readonly Line[]): void => {
  for (const line of lines) {
    const { budget, what, value, limit, unit, isLeast = false } = line;
    const sign = isLeast ? '≥' : '≤';
    const texts = `${isOver(line) ? '> OVER' : '      '} ${sign} ${limit} ${unit}`;
    console.log(
      `  ${budget.padEnd(3)}  ${what.padEnd(58)} ${shown(value, unit).padStart(10)}  ${texts}`,
    );
  }
};

/** A table in the form of our documents: the first cell of a row is a name. */
export const printTable = (
  head: readonly string[],
  rows: readonly (readonly [name: string, ...cells: (readonly [number, string] | null)[]])[],
): void => {
  console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => ' --- |').join('')}`);
  for (const [name, ...cells] of rows) {
    const texts = cells.map((cell) => (cell === null ? '–' : shown(...cell)));
    console.log(`| ${name} | ${texts.join(' | ')} |`);
  }
};
