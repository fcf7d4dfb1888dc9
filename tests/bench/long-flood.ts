import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { form, frames, json, send, start, type Server } from './flooded.ts';

/**
 * Limits: milliseconds that another guest may wait longer than in quiet, MiB that memory may grow.
 */
const mostWait = 300;
const mostMemory = 150;
const quietSeconds = 30;

/** A caller with an address and cookies of its own, as a proxy that is believed names it. */
class Caller {
  readonly #cookies = new Map<string, string>();
  constructor(
    private readonly url: string,
    private readonly address: string,
  ) {}

  /** The status of a call; 0 where none came. */
  async call(method: string, path: string, body?: unknown): Promise<number> {
    const headers = {
      Accept: 'application/json',
      Origin: this.url,
      'X-Forwarded-For': this.address,
      'Idempotency-Key': crypto.randomUUID(),
      'X-XSRF-TOKEN': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      ...(body !== undefined && { 'Content-Type': json }),
    };
    try {
      const answer = await fetch(`${this.url}${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(30_000),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.#cookies.set(name, value);
      }
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}

const towers = `a${'\u0301'.repeat(80_000)}${'\u0316'.repeat(80_000)}`;
const letters = Array.from({ length: 60_000 }, (_, at) =>
  String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
).join('');

const many = (count: number, one: () => Promise<unknown>) => () =>
  Promise.all(Array.from({ length: count }, one));

/** Requests of a guest, one after another and many at once. */
const guestTurns = (url: string, guest: Caller): (() => Promise<unknown>)[] => {
  return [
    many(100, () => guest.call('GET', '/sanctum/csrf-cookie')),
    many(60, () => send(`${url}/login`, json, '[', 7)),
    () => send(`${url}/api/v1/files`, json, '[],', 120),
    () => send(`${url}/api/v1/files`, form, 'a&', 120),
    many(100, () => frames(url, 5_000)),
    many(20, () => guest.call('POST', '/login', { email: 'a@b.de', password: towers })),
    many(20, () => guest.call('POST', '/login', { email: `a@${letters}.de`, password: 'x' })),
    many(60, () => guest.call('GET', `/api/v1/explore?q=${'a%CC%81'.repeat(14)}`)),
    many(60, () => guest.call('GET', '/api/openapi.json')),
  ];
};

/** Requests of a member. */
const memberTurns = (member: Caller): (() => Promise<unknown>)[] => {
  const tower = towers.slice(78_000, 82_900);
  return [
    many(40, () => member.call('POST', '/api/v1/posts', { text: tower, status: 'published' })),
    many(40, () => member.call('GET', '/api/v1/explore?q=plate')),
    many(40, () => member.call('POST', '/api/v1/chats/all', { search: 'a' })),
    many(20, () => member.call('GET', '/api/v1/billing/sent/csv')),
    many(20, () => member.call('GET', '/api/v1/analytics?range=all&tz=UTC')),
    many(60, () => member.call('GET', '/api/v1/feed')),
    many(60, () =>
      member.call('POST', '/api/v1/people/avatars', {
        userIds: Array.from({ length: 100 }, (_, at) => at + 1),
      }),
    ),
  ];
};

async function repeat(turns: readonly (() => Promise<unknown>)[], isOver: () => boolean) {
  for (let turn = 0; !isOver(); turn += 1) {
    await turns[turn % turns.length]?.();
    await pause(50);
  }
}

type Waits = Record<'/up' | '/api/v1/explore', number[]>;

/** Another guest asks twice a second; how long each answer took, and the most memory meanwhile. */
async function watch(server: Server, isOver: () => boolean) {
  const other = new Caller(server.url, '198.51.100.9');
  const waits: Waits = { '/up': [], '/api/v1/explore': [] };
  const refused: number[] = [];
  let most = 0;
  while (!isOver()) {
    for (const path of ['/up', '/api/v1/explore'] as const) {
      const from = performance.now();
      const status = await other.call('GET', path);
      if (status === 200) waits[path].push(performance.now() - from);
      else refused.push(status);
    }
    most = Math.max(most, server.memory().now);
    await pause(400);
  }
  return { waits, refused, most };
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  0;
const said = (values: readonly number[]) =>
  [0.5, 0.95, 0.99, 1].map((part) => Math.round(share(values, part))).join(' / ');

/** Floods a server for so many seconds; a process of its own, so that the other guest's is not busy. */
export async function floodAs(who: string, url: string, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  const isOver = () => Date.now() > end;
  if (who === 'guest') return repeat(guestTurns(url, new Caller(url, '198.51.100.2')), isOver);
  const member = new Caller(url, '198.51.100.3');
  await member.call('GET', '/sanctum/csrf-cookie');
  const login = { email: 'bo@fanfare.test', password: 'correct-horse-9' };
  const status = await member.call('POST', '/login', login);
  if (status !== 200) throw new Error(`The member was not let in: ${status}`);
  return repeat(memberTurns(member), isOver);
}

const begin = (who: string, url: string, seconds: number) =>
  spawn(process.execPath, [...process.execArgv, process.argv[1] ?? ''], {
    stdio: 'inherit',
    env: { ...process.env, FLOOD_AS: who, FLOOD_URL: url, FLOOD_SECONDS: String(seconds) },
  });

/**
 * True if floods of a guest and a member for so many minutes leave other guests as fast as before;
 * in the demo world, which `npm run build` has drawn.
 */
export async function floodForLong(place: string, minutes: number): Promise<boolean> {
  symlinkSync(path.resolve('dist/world'), path.join(place, 'world'));
  const server = await start(place, { SEED: 'demo', TRUST_PROXY: '1' });
  const until = (seconds: number) => {
    const end = Date.now() + seconds * 1000;
    return () => Date.now() > end || server.isGone();
  };
  const quiet = await watch(server, until(quietSeconds));
  const rest = server.memory().now;
  const isOver = until(minutes * 60);
  const floods = ['guest', 'member'].map((who) => begin(who, server.url, minutes * 60));
  const flooded = await watch(server, isOver);
  for (const flood of floods) flood.kill();
  console.log(`${minutes} minutes; ms: median / 95 % / 99 % / most`);
  let fits = !server.isGone() && flooded.refused.length === 0;
  for (const path of ['/up', '/api/v1/explore'] as const) {
    const more = share(flooded.waits[path], 1) - share(quiet.waits[path], 0.5);
    fits &&= more <= mostWait;
    console.log(
      `${path}: in quiet ${said(quiet.waits[path])}, flooded ${said(flooded.waits[path])}`,
    );
  }
  const grown = flooded.most - rest;
  fits &&= grown <= mostMemory;
  console.log(`memory: ${rest} MiB at rest, ${flooded.most} MiB at most, ${grown} more`);
  console.log(`refused to the other guest: ${JSON.stringify(flooded.refused)}`);
  server.stop();
  return fits;
}
