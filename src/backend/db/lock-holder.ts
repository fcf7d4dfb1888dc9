import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '../error-code.ts';

/** Holder of a folder: `lock.beat` has all of it, `lock.pid` the process id alone. */
export interface Holder {
  pid: number;
  /** Scope of the process id: a boot of a machine, and a container on it. */
  place: string;
  /** Start of the process in the kernel's ticks: another one that got its id began later. */
  begun: string | null;
  /** Id of this one lock, so that its holder sees when somebody else has taken it. */
  token: string;
}

/** Milliseconds between two beats, and without one until a holder elsewhere counts as gone. */
export const beatEvery = 1_000;
export const beatsFor = 15_000;

/**
 * Names the place of this process: those of one place see each other by their ids; two containers
 * on a machine are two places.
 */
function placeHere(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Only Linux has containers, and says so there: elsewhere a machine is one place.
    return hostname();
  }
}

/**
 * Reads the start of a process; null where the kernel does not say, or says it of another
 * container's.
 */
function begunOf(pid: number): string | null {
  try {
    if (readlinkSync('/proc/self') !== String(process.pid)) return null;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold spaces; the rest is a plain list.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    // No Linux, or no such process: its id decides alone.
    return null;
  }
}

/** This process, as the holder of a new lock. */
export const holderHere = (): Holder => ({
  pid: process.pid,
  place: placeHere(),
  begun: begunOf(process.pid),
  token: randomUUID(),
});

/** Reads the holder; undefined where none is written, or not all of it yet. */
export function readHolder(beat: string): Holder | undefined {
  try {
    const written: Holder = JSON.parse(readFileSync(beat, 'utf8'));
    return written;
  } catch {
    // A lock of an older server has none; then the process id decides alone.
    return undefined;
  }
}

/** A holder writes itself down, and then the same again and again: the time of the file is its beat. */
export function writeBeat(beat: string, holder: Holder, flag: 'w' | 'r+' = 'r+'): void {
  writeFileSync(beat, JSON.stringify(holder), { flag });
}

/** Returns whether the holder of a process id runs here or elsewhere, or is gone. */
export function standingOf(
  beat: string,
  pid: number,
  isOurs: () => boolean,
): 'gone' | 'here' | 'elsewhere' {
  const written = readHolder(beat);
  const holder = written?.pid === pid ? written : undefined;
  if (holder && holder.place !== placeHere()) return isFresh(beat) ? 'elsewhere' : 'gone';
  if (pid === process.pid) return isOurs() ? 'here' : 'gone';
  if (!isAlive(pid)) return 'gone';
  const begun = begunOf(pid);
  return holder?.begun && begun && holder.begun !== begun ? 'gone' : 'here';
}

/**
 * True if the last beat is recent. Both times are the file system's: two machines on one folder may
 * have two clocks.
 */
function isFresh(beat: string): boolean {
  const probe = `${beat}.${randomUUID()}`;
  try {
    writeFileSync(probe, '');
    return Math.abs(statSync(probe).mtimeMs - statSync(beat).mtimeMs) < beatsFor;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** True if a process runs: one of another user answers EPERM. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
