import { readFileSync } from 'node:fs';
import { drawPicture } from '#src/backend/media/uploads/draw.ts';

/** Draws the picture `argv[3]` into the folder `argv[2]`; prints megabytes and seconds of processor of it. */
const [folder = '', source = ''] = process.argv.slice(2);
const { default: sharp } = await import('sharp');
await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
  .webp()
  .toBuffer();
const before = process.memoryUsage().rss / 1_048_576;
const start = process.cpuUsage();
await drawPicture(folder, 'picture', source).catch(() => null);
const [, peak = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
const { user, system } = process.cpuUsage(start);
process.stdout.write(
  JSON.stringify({ mega: Number(peak) / 1024 - before, seconds: (user + system) / 1e6 }),
);
