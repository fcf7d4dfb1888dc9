import { fromCallback, type EventObject } from 'xstate';
import type { ChannelEvent, SocketCommand, SocketSignal } from '#machines/chat/connection.types.ts';
import { openEcho, type EchoSocket } from '#src/api/echo.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { watchWake } from './wake.ts';

const nobody = () => null;

/** After these nothing is known any more of who is there. */
const losses: ReadonlySet<string> = new Set([
  'socket.dropped',
  'socket.unavailable',
  'socket.refused',
]);

/** Joins the connection chart's port to Echo: a new one for each member, closed when the port stops. */
export const connectionAdapter = (world: ChatWorld) => ({
  actors: {
    holdSocket: fromCallback<SocketCommand, { userId: number }>(({ input, sendBack, receive }) => {
      const { events, rooms, threads } = world.chat;
      const ended = new AbortController();
      let socket: EchoSocket | null = null;
      let isOpening = false;
      const unlisten = events.listen((batch) => sendBack(batch));
      const report = (signal: SocketSignal | ChannelEvent) => {
        if (ended.signal.aborted) return;
        sendBack(signal);
        if (signal.type === 'socket.connected') rooms.gain();
        if (losses.has(signal.type)) rooms.lose();
        if (signal.type === 'channel.acknowledged') events.callForCatchUp();
      };
      const open = async () => {
        if (isOpening) return;
        isOpening = true;
        try {
          const opened = await openEcho(
            {
              http: world.http,
              broadcaster: world.config.broadcaster,
              currency: world.config.limits.currency,
              userId: input.userId,
              onSignal: report,
              onEvents: (chatEvents) => events.push(chatEvents),
              onChannelEvent: report,
              onGap: () => events.callForCatchUp(),
            },
            ended.signal,
          );
          if (ended.signal.aborted) opened.close();
          else {
            socket = opened;
            world.socket.id = opened.id;
            rooms.open(opened);
            threads.open(opened);
          }
        } catch {
          report({ type: 'socket.refused' });
        } finally {
          isOpening = false;
        }
      };
      receive((command) => {
        if (command.type === 'channel.resubscribe') socket?.resubscribe();
        else if (command.type === 'socket.check') socket?.check();
        else if (command.type === 'chatEvents.catchUp') events.callForCatchUp();
        else if (socket) socket.reopen();
        else void open();
      });
      void open();
      return () => {
        ended.abort();
        unlisten();
        world.socket.id = nobody;
        rooms.close();
        threads.close();
        socket?.close();
      };
    }),
    watchWake: fromCallback<EventObject>(({ sendBack }) =>
      watchWake(world.wake ?? { page: document, window, now: () => Date.now() }, () =>
        sendBack({ type: 'page.woke' }),
      ),
    ),
  },
});
