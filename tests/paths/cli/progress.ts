/** Says on stderr how far a long work has come, so that stdout stays the result alone. */
export interface Progress {
  /** Begins the next of `total` pieces. */
  step(name: string): void;
  end(): void;
}

const width = 24;

/** A bar that redraws itself on a terminal; elsewhere (CI) a line for each piece. */
export function progress(
  title: string,
  total: number,
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stderr,
): Progress {
  let done = 0;
  const bar = () => '█'.repeat(Math.round((width * done) / total)).padEnd(width, '░');
  return {
    step(name) {
      if (out.isTTY) out.write(`\r\u001B[2K${title} ${bar()} ${done}/${total} ${name}`);
      else out.write(`${title} ${done + 1}/${total} ${name}\n`);
      done += 1;
    },
    end() {
      if (out.isTTY) out.write('\r\u001B[2K');
    },
  };
}
