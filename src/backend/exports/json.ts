/** Content of a file: rows one after the other, or one object. */
export type Rows = AsyncIterable<unknown> | Promise<object>;

const isList = (rows: Rows): rows is AsyncIterable<unknown> => Symbol.asyncIterator in rows;

/** Formats rows as JSON that people can read, a row at a time. */
export async function* jsonOf(rows: Rows): AsyncGenerator<string> {
  if (!isList(rows)) {
    yield `${JSON.stringify(await rows, null, 2)}\n`;
    return;
  }
  let lead = '[\n';
  for await (const row of rows) {
    yield `${lead}${JSON.stringify(row, null, 2)}`;
    lead = ',\n';
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n';
}

/** Rows of all pages, a page at a time. */
export async function* pages<Row>(
  read: (
    after: string | undefined,
  ) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>,
): AsyncGenerator<Row> {
  let after: string | undefined;
  for (;;) {
    const { rows, next } = await read(after);
    yield* rows;
    if (next === null) return;
    after = next;
  }
}

/** Rows by a number that rises, a page at a time; one of fewer rows than `size` is the last. */
export async function* rising<Row>(
  size: number,
  numberOf: (row: Row) => number,
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < size) return;
    after = numberOf(last);
  }
}
