import { setTimeout as pause } from 'node:timers/promises';
import { bundled, form, frames, health, json, send, start } from './flooded.ts';
import { floodAs, floodForLong } from './long-flood.ts';

/**
 * `npx tsx tests/bench/flood.ts`: the memory of a built server while a guest floods it. With
 * `FLOOD_MINUTES=20` for so long, by a guest and a member, and how long another guest waits meanwhile.
 */
type Flood = (url: string) => Promise<unknown>;
const floods: Record<string, Flood> = {
  'JSON of 480 MiB to /api/v1/files, twice': async (url) => [
    await send(`${url}/api/v1/files`, json, '[],', 480),
    await send(`${url}/api/v1/files`, json, '[],', 480),
  ],
  'a form of 480 MiB to /api/v1/files, twice': async (url) => [
    await send(`${url}/api/v1/files`, form, 'a&', 480),
    await send(`${url}/api/v1/files`, form, 'a&', 480),
  ],
  '60 bodies of 7 MiB at once': (url) =>
    Promise.all(Array.from({ length: 60 }, () => send(`${url}/login`, json, '[', 7))),
  '5,000 calls, 100 at once': async (url) => {
    const statuses: Record<string, number> = {};
    const one = async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        const { status } = await fetch(`${url}/sanctum/csrf-cookie`).catch(() => ({ status: 0 }));
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 100 }, one));
    return statuses;
  },
  '400 sockets of 5,000 frames': async (url) => {
    const ends: Record<string, number> = {};
    await Promise.all(
      Array.from({ length: 400 }, async () => {
        const end = await frames(url, 5_000);
        ends[end] = (ends[end] ?? 0) + 1;
      }),
    );
    return ends;
  },
};

const { FLOOD_AS: who, FLOOD_URL: flooded = '', FLOOD_SECONDS: seconds = '0' } = process.env;
if (who !== undefined) {
  await floodAs(who, flooded, Number(seconds));
  process.exit(0);
}
const place = await bundled();
const minutes = Number(process.env['FLOOD_MINUTES'] ?? 0);
if (minutes > 0) process.exit((await floodForLong(place, minutes)) ? 0 : 1);
for (const [name, flood] of Object.entries(floods)) {
  const server = await start(place);
  const before = server.memory();
  const answers = flood(server.url);
  await pause(300);
  const during = await health(server.url);
  const said = JSON.stringify(await answers);
  await pause(200);
  const memory = server.isGone() ? 'the process is gone' : JSON.stringify(server.memory());
  console.log(`${name}: ${said}; from ${before.now} MiB to ${memory}; /up after ${during}`);
  server.stop();
}
process.exit(0);
