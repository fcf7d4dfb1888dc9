import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { openEngine } from '#src/backend/db/engine.ts';
import { lastingEngine } from '#src/backend/db/lasting-engine.ts';
import { connectCurrent } from '#src/backend/db/open.ts';
import { isFullDisk } from '#src/backend/lib/full-disk.ts';
import { folder } from './processes.ts';

const restore = () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
};
afterEach(restore);

/** From here on a disk takes no byte of the database's log. */
function fillDisk(): void {
  const logs = new Set<number>();
  const open = fs.openSync;
  vi.spyOn(fs, 'openSync').mockImplementation((file, ...rest) => {
    const opened = open(file, ...rest);
    if (String(file).includes('xlogtemp')) logs.add(opened);
    else logs.delete(opened);
    return opened;
  });
  const write = fs.writeSync as (...all: unknown[]) => number;
  vi.spyOn(fs, 'writeSync').mockImplementation((to: number, ...rest: unknown[]) => {
    if (logs.has(to)) throw Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' });
    return write(to, ...rest);
  });
  syncBuiltinESMExports();
}

/** Far more than a piece of the log holds. */
const fillLog = sql`select pg_logical_emit_message(true, 'x', repeat('x', 40000000))`;
const reason = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isFullDisk(error) ? 'full' : String(error)),
  );

test.each(['alone', 'in a transaction'])(
  'a database without room for its log (%s) says so, and goes on by itself when there is room',
  async (way) => {
    const place = path.join(folder(), 'db');
    const opened = { count: 0 };
    let hasRoom = true;
    const engine = await lastingEngine({
      open: () => {
        opened.count += 1;
        return openEngine({ folder: place });
      },
      hasRoom: () => Promise.resolve(hasRoom),
    });
    const { db, end } = connectCurrent(engine.current);
    const rows = async () => (await db.execute<{ n: number }>(sql`select n from kept`)).rows;
    await db.execute(sql`create table kept (n int)`);
    await db.execute(sql`insert into kept values (1)`);
    fillDisk();
    hasRoom = false;
    const failing =
      way === 'alone'
        ? db.execute(fillLog)
        : db.transaction(async (tx) => {
            await tx.execute(sql`insert into kept values (2)`);
            await tx.execute(fillLog);
          });
    expect(await reason(failing)).toBe('full');
    expect(await reason(rows())).toBe('full');
    expect(await reason(db.transaction((tx) => tx.execute(sql`select 1`)))).toBe('full');
    expect(opened.count).toBe(1);
    restore();
    hasRoom = true;
    expect(await rows()).toEqual([{ n: 1 }]);
    await db.execute(sql`insert into kept values (3)`);
    expect(await rows()).toEqual([{ n: 1 }, { n: 3 }]);
    expect(opened.count).toBe(2);
    await end();
    await engine.close();
  },
);
