import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A video that ffmpeg cannot read, or has nothing to show of. */
export class UndecodableVideo extends Error {}

/** Work that took more of the processor than it may, or was ended by the machine. */
export class EndedWork extends Error {}

interface Options {
  /** Folder that the program works in. */
  folder: string;
  /** Seconds of processor time after which the system ends it. */
  processorSeconds: number;
  /** Ends it at once. */
  signal: AbortSignal;
}

/**
 * Runs a program behind everything else, within its processor time, and without what the environment
 * of the server holds. It ends with the server, however that ends: then nobody holds its input open.
 */
const script = `
exec 3<&0
ulimit -t "$1" || exit 126
shift
env -i PATH="$PATH" LC_ALL=C \${LD_LIBRARY_PATH:+LD_LIBRARY_PATH="$LD_LIBRARY_PATH"} \
  nice -n 19 "$@" </dev/null 3<&- &
child=$!
( cat <&3; kill -9 "$child" ) >/dev/null 2>&1 &
watcher=$!
wait "$child"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

/** Characters of what a program says that are kept: of its beginning, and of its end. */
const keptHead = 1_000;
const keptTail = 2_000;
/** Codes by which the shell says that a signal ended the program, and ffmpeg's own for that. */
const signalled: readonly (number | null)[] = [129, 130, 137, 143, 152, 255, null];
/** The program, `nice` or `env` could not be run. */
const notRun: readonly (number | null)[] = [126, 127];

/**
 * Runs ffmpeg and answers what it printed, a long text without its middle. Throws `UndecodableVideo` where it refuses, `EndedWork`
 * where it was ended, and the signal's reason where that ended it.
 */
export async function runFfmpeg(
  ffmpeg: string,
  args: readonly string[],
  { folder, processorSeconds, signal }: Options,
): Promise<string> {
  signal.throwIfAborted();
  const limit = String(Math.ceil(processorSeconds));
  const fixed = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
  const all = ['-c', script, 'sh', limit, ffmpeg, ...fixed, ...args];
  const child = spawn('sh', all, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
  // A program that has ended takes no more input.
  child.stdin.on('error', () => {});
  const end = () => child.stdin.destroy();
  signal.addEventListener('abort', end);
  try {
    const { code, printed, said } = await ended(child);
    signal.throwIfAborted();
    if (code === 0) return printed;
    if (notRun.includes(code)) throw new EndedWork(`ffmpeg was not run: ${said}`);
    if (signalled.includes(code)) throw new EndedWork(`ffmpeg was ended (${String(code)})`);
    throw new UndecodableVideo(`ffmpeg ended with ${String(code)}: ${said}`);
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Leaves the middle of a long text out, and a new line in its place. */
const shortened = (text: string): string =>
  text.length > keptHead + keptTail ? `${text.slice(0, keptHead)}\n${text.slice(-keptTail)}` : text;

async function ended(child: ChildProcessByStdio<Writable, Readable, Readable>) {
  let [printed, said] = ['', ''];
  child.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => (printed = shortened(printed + text)));
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (said = (said + text).slice(-keptTail)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, printed, said: said.trim() };
}
