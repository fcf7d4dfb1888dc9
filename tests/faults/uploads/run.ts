import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createActor } from 'xstate';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import { wayOn } from '#machines/media/upload.types.ts';
import { uploadAdapter, type UploadDeps } from '#src/actors/media/upload.adapter.ts';
import { limits } from '#src/backend/config/limits.ts';
import { fileAnswer } from '#src/contract/media/file.ts';
import { uploadedAnswer } from '#src/contract/media/library.ts';
import { idOf } from '#tests/backend/world.ts';
import { saysOnline, type Page } from './page.ts';
import type { Fault } from './plan.ts';
import type { Proxy } from './proxy.ts';
import { hashOf, SeededFile, seededFilm } from './seeded-file.ts';
import type { World } from './server.ts';

/** Requests after which an upload that has not ended is one that never will. */
const mostRequests = 30_000;
/** Turns for which the leftovers of an upload are awaited, and milliseconds between them. */
const turns = 600;
const between = 50;
/** Times that a look at a file is repeated without an answer. */
const mostLooks = 20;

export interface UploadWorld {
  readonly world: World;
  readonly proxy: Proxy;
  readonly page: Page;
}

/** Outcome of a run; without violations its bytes are delivered as they were, once, and nothing is left. */
export interface RunEnd {
  readonly violations: readonly string[];
  /** Kinds of reasons why it failed meanwhile; each was tried again. */
  readonly failures: readonly string[];
  readonly met: readonly string[];
  /** Number of answers 423. */
  readonly locked: number;
  readonly requests: number;
}

const depsOf = ({ page: { http }, proxy: { origin } }: UploadWorld, bytes: number): UploadDeps => ({
  http,
  member: { id: () => idOf('ada'), doubt: () => undefined, over: () => undefined },
  config: {
    apiOrigin: origin,
    resumableUploads: true,
    limits: {
      uploadMaxBytes: limits.upload_max_bytes,
      uploadMimes: limits.upload_mimes,
      videoMaxBytes: bytes,
      videoMimes: limits.video_mimes,
    },
  },
});

/** Hash of the file, null without one; `undefined` of a page that was left. */
type End = string | null | undefined;

/** Pages that send one intent, each by the chart and its adapters. */
function openTabs(at: UploadWorld, source: SeededFile, failures: string[]) {
  const input = { id: randomUUID(), purpose: 'post' as const, source };
  const machine = uploadMachine.provide(uploadAdapter(depsOf(at, source.size)));
  const ends: Promise<End>[] = [];
  const open = () => {
    const actor = createActor(machine, { input });
    const end = new Promise<End>((resolve) => {
      const look = () => {
        const { value, context } = actor.getSnapshot();
        if (actor.getSnapshot().status !== 'active') return;
        if (at.proxy.seen().requests > mostRequests) return resolve(null);
        if (value === 'queued') return actor.send({ type: 'slot.granted' });
        if (value === 'duplicate') return actor.send({ type: 'duplicate.use' });
        if (value === 'ready') return resolve(context.hash);
        if (value !== 'failed') return;
        failures.push(context.reason?.kind ?? 'none');
        if (wayOn(context) === 'retry') return actor.send({ type: 'upload.retry' });
        resolve(null);
      };
      actor.subscribe({ next: () => setImmediate(look), complete: () => resolve(undefined) });
    });
    ends.push(end);
    actor.start();
    return actor;
  };
  let first = open();
  return {
    second: () => void open(),
    reload: () => {
      first.stop();
      first = open();
    },
    /** Ends of the pages, once all have ended, without those that were left. */
    ended: async () => {
      // Others may be opened meanwhile.
      for (let known = -1; known < ends.length;) {
        known = ends.length;
        await Promise.all(ends);
      }
      return (await Promise.all(ends)).filter((end) => end !== undefined);
    },
  };
}

/** Reads what became of a run; a connection that was at its end is no answer, and is made anew. */
async function look({ http }: Page, path: string, query: Record<string, string> = {}) {
  for (let turn = 0; turn < mostLooks; turn += 1) {
    const answer = await http.get<unknown>(path, { query }).catch(() => null);
    if (answer !== null) return answer;
    await pause(between);
  }
  return http.get<unknown>(path, { query });
}

/** SHA-256 of the bytes as they are delivered, or why there are none. */
async function deliveredHash(at: UploadWorld, hash: string): Promise<string> {
  for (let turn = 0; turn < mostLooks; turn += 1) {
    const got = await hashOnce(at, hash).catch(() => null);
    if (got !== null) return got;
    await pause(between);
  }
  return hashOnce(at, hash);
}

async function hashOnce({ page, proxy }: UploadWorld, hash: string): Promise<string> {
  const { data } = fileAnswer.parse(await look(page, `/api/v1/files/${hash}`));
  const answer = await fetch(new URL(data.url ?? '/none', proxy.origin));
  if (!answer.ok || !answer.body) return `status ${answer.status}`;
  const sum = createHash('sha256');
  for await (const bytes of answer.body) sum.update(bytes);
  return sum.digest('hex');
}

async function leftOf({ world }: UploadWorld): Promise<readonly string[]> {
  for (let turn = 0; turn < turns; turn += 1) {
    if ((await world.leftovers()).length === 0) return [];
    await pause(between);
  }
  return world.leftovers();
}

async function violationsOf(
  at: UploadWorld,
  source: SeededFile,
  wanted: string,
  [hash, ...others]: readonly (string | null)[],
): Promise<string[]> {
  if (hash === null || hash === undefined) return ['it did not become ready'];
  const violations: string[] = [];
  if (others.some((other) => other !== hash)) violations.push('two pages got two files');
  const got = await deliveredHash(at, hash);
  if (got !== wanted) violations.push(`delivered ${got} for ${wanted}`);
  const listed = await look(at.page, '/api/v1/library/uploaded', { q: source.name });
  const { data } = uploadedAnswer.parse(listed);
  if (data.length !== 1) violations.push(`the library lists it ${data.length} times`);
  const left = await leftOf(at);
  if (left.length > 0) violations.push(`left: ${left.join(', ')}`);
  await at.world.forget(hash);
  return violations;
}

/** Sends a film of the seed on a way with these faults, and looks at what became of it. */
export async function runUpload(
  at: UploadWorld,
  seed: number,
  size: number,
  faults: readonly Fault[],
): Promise<RunEnd> {
  const { proxy, world } = at;
  const film = seededFilm(seed, size);
  const source = new SeededFile(film, `film-${seed}-${randomUUID()}.mp4`);
  const failures: string[] = [];
  proxy.expect(faults, {
    killed: async (index, fault) => {
      const server = world.servers[index];
      if (fault.at >= size) await pause(fault.extent * 50);
      await server?.kill();
      await pause(fault.extent * 100);
      await server?.rise();
    },
    reload: () => tabs.reload(),
    secondTab: () => tabs.second(),
    online: saysOnline,
  });
  const tabs = openTabs(at, source, failures);
  const hashes = await tabs.ended();
  const { met, answered, requests } = proxy.seen();
  const violations = await violationsOf(at, source, hashOf(film), hashes);
  if (met.length === 0 && faults.length > 0) violations.push('no fault happened');
  const locked = answered.filter((status) => status === 423).length;
  return { violations, failures, met, locked, requests };
}
