import { vi } from 'vitest';

/**
 * Looks again until `look` throws nothing, and answers what it found: a condition in place of a pause. Thirty
 * seconds, since Vitest's own one second is over on a machine that stands still for two; it costs only what fails.
 */
export const passes = <Value>(look: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(look, { timeout: 30_000 });
