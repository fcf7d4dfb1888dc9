import { inject } from 'vitest';
import { startServer, type RunningServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that every world runs. */
    entry: string;
  }
}

/**
 * Environment of this run's servers: each browser profile then has its own address, and no machine makes
 * renditions of videos that others would not.
 */
export const serverEnv = { TRUST_PROXY: '1', FFMPEG_PATH: 'none' };

let world: RunningServer | undefined;

/** Origin of the product under test. */
export const origin = (): string => {
  if (world === undefined) throw new Error('No product runs.');
  return world.origin;
};

/**
 * Starts a server on data of its own in place of the one before: each file begins in such a world, so that
 * nothing in it was written by another file, and a retry finds no data of the first try.
 */
export async function enterFreshWorld(): Promise<void> {
  await leaveWorld();
  world = await startServer({ entry: inject('entry'), env: serverEnv });
}

/** Ends the server of this file. */
export async function leaveWorld(): Promise<void> {
  await world?.stop();
  world = undefined;
}
