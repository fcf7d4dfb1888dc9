import { expect } from 'vitest';
import { userChannel } from '#src/contract/app/channels.ts';
import { castIds } from '#src/backend/stand-ins/seed/cast.ts';
import type { Browser } from '../auth/browser.ts';
import type { startBroker } from './broker-server.ts';

/** A socket on a channel that this browser's session has authorised. */
export async function socketOf(
  server: Awaited<ReturnType<typeof startBroker>>,
  browser: Browser,
  channel = `private-${userChannel(castIds.ada)}`,
) {
  const socket = await server.raw();
  const { data } = await socket.frame('pusher:connection_established');
  const { socket_id: socketId } = data as { socket_id: string };
  const answer = await browser.post('/broadcasting/auth', {
    socket_id: socketId,
    channel_name: channel,
  });
  expect(answer.status).toBe(200);
  const granted = (await answer.json()) as object;
  socket.send({ event: 'pusher:subscribe', data: { channel, ...granted } });
  await socket.frame('pusher_internal:subscription_succeeded');
  return Object.assign(socket, { socketId });
}

/** True until either side closes it. */
export const isOpen = ({ socket }: { socket: { readyState: number } }) => socket.readyState === 1;
