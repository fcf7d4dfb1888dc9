import { userChannel } from '#src/contract/app/channels.ts';
import type { RealtimeEvents } from '#src/contract/app/realtime.ts';
import type { Backend } from '../context.ts';

/**
 * Publishes an event to all sockets of one member, without the one that caused it (`toOthers`). A
 * failure is logged only: the change it is about stays true.
 */
export async function publishToUser<Name extends keyof RealtimeEvents>(
  { broadcast, log }: Backend,
  userId: number,
  event: Name,
  data: RealtimeEvents[Name],
  exceptSocketId?: string,
): Promise<void> {
  const channel = `private-${userChannel(userId)}`;
  try {
    await broadcast.publish([channel], `App\\Events\\${event}`, data, {
      ...(exceptSocketId && { exceptSocketId }),
    });
  } catch (error) {
    log.error('broadcast failed', { event, error: String(error) });
  }
}

/** Channels of one call; Pusher takes no more. */
const perCall = 100;

/** Publishes the same event to all sockets of many members. */
export async function publishToUsers<Name extends keyof RealtimeEvents>(
  { broadcast, log }: Backend,
  userIds: readonly number[],
  event: Name,
  data: RealtimeEvents[Name],
  exceptSocketId?: string,
): Promise<void> {
  const options = exceptSocketId === undefined ? {} : { exceptSocketId };
  for (let from = 0; from < userIds.length; from += perCall) {
    const part = userIds.slice(from, from + perCall);
    const channels = part.map((id) => `private-${userChannel(id)}`);
    try {
      await broadcast.publish(channels, `App\\Events\\${event}`, data, options);
    } catch (error) {
      log.error('broadcast failed', { event, error: String(error) });
    }
  }
}

/**
 * Makes all tabs of a member catch up, where one event for each change would be a flood: an event
 * that is nothing but truncated (`is_truncated`).
 */
export async function publishCatchUp(
  { broadcast, log }: Backend,
  userId: number,
  exceptSocketId?: string,
): Promise<void> {
  try {
    await broadcast.publish(
      [`private-${userChannel(userId)}`],
      String.raw`App\Events\MessageSent`,
      { is_truncated: true },
      { ...(exceptSocketId && { exceptSocketId }) },
    );
  } catch (error) {
    log.error('broadcast failed', { event: 'MessageSent', error: String(error) });
  }
}
