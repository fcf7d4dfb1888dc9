import { runUpload, type UploadWorld } from './run.ts';

const size = 100_000_000;
/** Uploads at once. */
const many = 20;
/** MiB above rest that the server may hold with all of them. */
const most = 150;

/** Measures the memory of the server at rest after a warm-up, and with many uploads at once. */
export async function measureMemory(at: UploadWorld, store: string): Promise<boolean> {
  const [server] = at.world.servers;
  if (!server) return false;
  const first = 1_000_000;
  const ends = [await runUpload(at, first, size, [])];
  const rest = server.memory().now;
  server.forgetMost();
  const all = Array.from({ length: many }, (_, index) =>
    runUpload(at, first + 1 + index, size, []),
  );
  ends.push(...(await Promise.all(all)));
  const peak = server.memory().most;
  // Beside each other, one cannot tell its own leftovers from those of the others.
  const violations = ends
    .flatMap((end) => end.violations)
    .filter((violation) => !violation.startsWith('left: '));
  console.log(
    `memory, ${store}: ${rest} MiB at rest, ${peak} MiB at most with ${many} of ${size} bytes at once: ` +
      `${peak - rest} MiB above rest, ${most} at most; ${violations.length} broken ${violations.join('; ')}`,
  );
  return peak - rest <= most && violations.length === 0;
}
