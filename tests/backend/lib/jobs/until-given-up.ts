import { expect, vi } from 'vitest';
import { failedWork } from '#src/backend/db/schema/failed-work.ts';
import { sweepFailedWork } from '#src/backend/lib/jobs/failed-work.ts';
import type { TestBackend } from '../../harness.ts';
import { failures, heal, lines } from './poison.ts';

const minute = 60_000;
/** Before the second try, the third, …; after the tenth none follows. */
const pauses = [0.5, 1, 2, 5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * minute);

/**
 * Has the one that always fails, and has failed once, fail until it is given up: at each pause and not
 * before. Then it is healed, and tried again only when the operator deletes its row.
 */
export async function untilGivenUp(
  backend: TestBackend,
  { kind, subject }: { kind: string; subject: string },
  run: (backend: TestBackend) => Promise<unknown>,
) {
  const expected = { kind, subject, isGivenUp: false };
  expect(await failures(backend)).toEqual([{ ...expected, tries: 1 }]);
  for (const [index, pause] of pauses.entries()) {
    backend.advance(pause - 1);
    await run(backend);
    expect(await failures(backend)).toMatchObject([{ tries: index + 1 }]);
    backend.advance(1);
    await run(backend);
    expect(await failures(backend)).toMatchObject([{ tries: index + 2 }]);
  }
  expect(await failures(backend)).toEqual([{ ...expected, tries: 10, isGivenUp: true }]);
  expect(lines(backend, 'given up')).toHaveLength(1);
  await heal(backend);
  vi.restoreAllMocks();
  backend.advance(60 * 1_440 * minute);
  await sweepFailedWork(backend);
  await run(backend);
  expect(await failures(backend)).toMatchObject([{ tries: 10, isGivenUp: true }]);
  await backend.db.delete(failedWork);
  await run(backend);
  expect(await failures(backend)).toEqual([]);
}
