import type { Backend } from '../../context.ts';

/**
 * Channels with this prefix that have subscribers, in any process; undefined where only an external broker
 * knows, or where nobody can be asked now. Who is asked about them does not fail with it.
 */
export async function occupiedChannels(
  { broadcast, log }: Backend,
  prefix: string,
): Promise<string[] | undefined> {
  try {
    return await broadcast.occupied?.(prefix);
  } catch (error) {
    log.error('broadcast failed', { event: 'occupied channels', error: String(error) });
    return undefined;
  }
}
