import { inject } from 'vitest';
import { startServer, type RunningServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One product a worker, so that files that run side by side share no world. */
    origins: string[];
    /** The server all of them run. */
    entry: string;
  }
}

/** How the servers of this run are started: each browser profile then comes from its own address. */
export const serverEnv = { TRUST_PROXY: '1' };

let fresh: RunningServer | undefined;

/** Where the product of this test answers. */
export const origin = (): string => {
  const origins = inject('origins');
  const mine = origins[(Number(process.env['VITEST_POOL_ID']) - 1) % origins.length];
  if (mine === undefined) throw new Error('No product runs.');
  return fresh?.origin ?? mine;
};

/** Starts a fresh server until `leaveFreshWorld`, so that a retry finds no data of the first try. */
export async function enterFreshWorld(): Promise<void> {
  fresh = await startServer({ entry: inject('entry'), env: serverEnv });
}

/** Back to the product of this worker. */
export async function leaveFreshWorld(): Promise<void> {
  await fresh?.stop();
  fresh = undefined;
}
