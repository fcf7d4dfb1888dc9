import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { WebSocket } from 'ws';
import { serverArgs } from '#src/build/server-args.ts';
import { bundleServer } from '#src/build/server-bundle.ts';

/** A built server to flood, and what a flood is made of. */
const release = { version: '0.0.0', commit: 'bench', builtAt: '2026-05-01T00:00:00.000Z' };
const mebibyte = 1024 * 1024;
export const json = 'application/json';
export const form = 'application/x-www-form-urlencoded';

export async function bundled(): Promise<string> {
  const place = mkdtempSync(path.join(tmpdir(), 'fanfare-flood-'));
  await bundleServer({ outDir: path.join(place, 'server'), release, hasTestSwitches: false });
  mkdirSync(path.join(place, 'client'));
  writeFileSync(path.join(place, 'client/index.html'), '<p>page</p>');
  cpSync('package.json', path.join(place, 'package.json'));
  symlinkSync(path.resolve('node_modules'), path.join(place, 'node_modules'));
  return place;
}

export interface Server {
  url: string;
  isGone(): boolean;
  /** Resident MiB: now, and at most since it started. */
  memory(): { now: number; most: number };
  /** Counts the most anew from now on. */
  forgetMost(): void;
  stop(): void;
}

export async function start(place: string, settings: Record<string, string> = {}): Promise<Server> {
  const command = [...serverArgs(settings), path.join(place, 'server/main.js')];
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      SEED: 'none',
      LOG: 'silent',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'fanfare-flood-data-')),
      ...settings,
    },
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /is ready at (\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  const status = (name: string) => {
    const text = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024);
  };
  return {
    url,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    memory: () => ({ now: status('VmRSS'), most: status('VmHWM') }),
    forgetMost: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    stop: () => void child.kill('SIGKILL'),
  };
}

/** A body of so many MiB, as JSON a valid list. */
function* chunksOf(type: string, unit: string, mebibytes: number) {
  const chunk = unit.repeat(Math.floor(mebibyte / unit.length));
  if (type === json) yield '[';
  for (let sent = 0; sent < mebibytes; sent += 1) yield chunk;
  if (type === json) yield '0]';
}

/** Sends a body of so many MiB as fast as it is taken; the status, or how the connection ended. */
export function send(url: string, type: string, unit: string, mebibytes: number): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': type, Origin: new URL(url).origin };
    const call = request(url, { method: 'POST', headers });
    call.on('response', (answer) => {
      resolve(String(answer.statusCode));
      answer.resume();
      call.destroy();
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    Readable.from(chunksOf(type, unit, mebibytes)).pipe(call);
  });
}

/** Frames as fast as the socket takes them; how many of them, and the code it was closed with. */
export function frames(url: string, count: number): Promise<string> {
  const address = `${url.replace('http', 'ws')}/app/fanfare-key?protocol=7`;
  return new Promise((resolve) => {
    const socket = new WebSocket(address);
    const frame = JSON.stringify({ event: 'pusher:ping', data: {} });
    socket.on('open', () => {
      for (let sent = 0; sent < count; sent += 1) socket.send(frame);
      setTimeout(() => socket.terminate(), 5_000);
    });
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('error', (error) => resolve(error.message));
  });
}

/** Milliseconds until `/up` answers, or `none`. */
export async function health(url: string): Promise<string> {
  const from = performance.now();
  const answer = await fetch(`${url}/up`, { signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  );
  return answer?.ok ? `${Math.round(performance.now() - from)} ms` : 'none';
}
