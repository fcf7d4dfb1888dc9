import { spawn } from 'node:child_process';

/** End of a command: by itself with a code, by a signal from elsewhere, or stopped at its limit. */
export type Ending =
  | { readonly how: 'exit'; readonly code: number }
  | { readonly how: 'signal'; readonly signal: string }
  | { readonly how: 'limit' };

export interface Ended {
  readonly ending: Ending;
  readonly seconds: number;
  /** Output of the command; empty if it went to the terminal at once. */
  readonly printed: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Seconds after which it is stopped with all that it began. */
  readonly limit: number;
  /** True if its output goes to the terminal at once, in place of being kept. */
  readonly isShown: boolean;
}

/** Seconds that a stopped command has to take its own children away. */
const grace = 10;
const running = new Set<number>();

/** Sends a signal to a command and to everything that it began. */
const signalGroup = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
};

/** Ends every command that runs, at once. */
export const killAll = () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL');
};

/** Runs a command until it ends or its limit is over. Never rejects: a program that is not there ends with 127. */
export async function runCommand(
  file: string,
  args: readonly string[],
  { env, limit, isShown }: CommandOptions,
): Promise<Ended> {
  const start = performance.now();
  const printed: Buffer[] = [];
  const ending = await new Promise<Ending>((resolve) => {
    const child = spawn(file, args, {
      stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // A group of its own, so that what it began can be ended with it.
      detached: true,
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => printed.push(chunk));
    let isOver = false;
    const kill = () => pid !== undefined && signalGroup(pid, 'SIGKILL');
    const stop = setTimeout(() => {
      isOver = true;
      if (pid !== undefined) signalGroup(pid, 'SIGTERM');
      setTimeout(kill, grace * 1000).unref();
    }, limit * 1000);
    const end = (how: Ending) => {
      clearTimeout(stop);
      if (pid !== undefined) {
        running.delete(pid);
        // Children left behind would keep its output open, and the machine busy.
        kill();
      }
      resolve(isOver ? { how: 'limit' } : how);
    };
    child.once('error', () => end({ how: 'exit', code: 127 }));
    child.once('exit', (code, signal) => {
      const how: Ending =
        code === null ? { how: 'signal', signal: signal ?? 'none' } : { how: 'exit', code };
      if (pid !== undefined) signalGroup(pid, 'SIGKILL');
      child.once('close', () => end(how));
    });
  });
  return {
    ending,
    seconds: (performance.now() - start) / 1000,
    printed: Buffer.concat(printed).toString(),
  };
}
