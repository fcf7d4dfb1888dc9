import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EndedWork, runFfmpeg, UndecodableVideo } from '#src/backend/media/ffmpeg/run-ffmpeg.ts';
import { isFullDisk } from '#src/backend/lib/full-disk.ts';
import { program } from './video-world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fanfare-run-'));
const run = (text: string, args: string[] = [], signal = new AbortController().signal) =>
  runFfmpeg(program(text).path, args, { folder, processorSeconds: 60, signal });
const failure = (text: string) => run(text).catch((error: unknown) => error);

/** True while a process of this id runs. */
const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

describe('ffmpeg', () => {
  it('runs in its folder, behind all else, and without the environment of the server', async () => {
    process.env['SECRET_OF_THE_SERVER'] = 'x';
    const printed = await run('pwd; nice; env; echo "$6"', ['a  b "c" $HOME']);
    const [place, nice] = printed.split('\n');
    expect([place, nice]).toEqual([folder, '19']);
    expect(printed).toContain('a  b "c" $HOME');
    expect(printed).not.toContain('SECRET_OF_THE_SERVER');
    delete process.env['SECRET_OF_THE_SERVER'];
  });

  it('that refuses says why', async () => {
    const refusal = await failure('echo "Invalid data found" >&2; exit 1');
    expect(refusal).toBeInstanceOf(UndecodableVideo);
    expect(String(refusal)).toContain('ffmpeg ended with 1: Invalid data found');
    expect(isFullDisk(refusal)).toBe(false);
    expect(isFullDisk(await failure('echo "No space left on device" >&2; exit 1'))).toBe(true);
  });

  it.each(['kill -9 $$', 'kill -15 $$', 'exit 255', 'exit 127'])(
    'that the machine ended with "%s" refuses nothing',
    async (end) => {
      expect(await failure(end)).toBeInstanceOf(EndedWork);
    },
  );

  it('ends when its processor time is over, and not when it waits', async () => {
    const busy = program('while :; do :; done').path;
    const { signal } = new AbortController();
    const ended = runFfmpeg(busy, [], { folder, processorSeconds: 1, signal });
    await expect(ended).rejects.toBeInstanceOf(EndedWork);
    const idle = program('sleep 2; echo done').path;
    expect(await runFfmpeg(idle, [], { folder, processorSeconds: 1, signal })).toBe('done\n');
  });

  it('ends at once when nobody wants it any more', async () => {
    const wanted = new AbortController();
    const file = path.join(folder, 'pid');
    const work = run(
      `echo $$ > ${file}.new; mv ${file}.new ${file}; exec sleep 600`,
      [],
      wanted.signal,
    );
    const ended = work.catch(String);
    await expect.poll(() => existsSync(file)).toBe(true);
    const id = Number(readFileSync(file, 'utf8'));
    expect(isAlive(id)).toBe(true);
    wanted.abort(new Error('not wanted'));
    expect(await ended).toContain('not wanted');
    expect(isAlive(id)).toBe(false);
    await expect(run('exit 0', [], wanted.signal)).rejects.toThrow('not wanted');
  });
});
