import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives a run a temporary folder of its own and takes it away at its end, with all that tests left in it. */
export default function setup(): () => void {
  const before = process.env['TMPDIR'];
  const mine = mkdtempSync(path.join(tmpdir(), 'fanfare-run-'));
  // PostgreSQL refuses to run as root, and its own user has to get to its folder inside this one.
  chmodSync(mine, 0o711);
  process.env['TMPDIR'] = mine;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(mine, { recursive: true, force: true });
  };
}
