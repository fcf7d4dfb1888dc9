import { fromCallback, type EventObject } from 'xstate';
import type { ChannelTold, SocketCommand, SocketSignal } from '#machines/chat/connection.types.ts';
import { openEcho, type EchoSocket } from '#src/api/echo.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { lobbyOf } from './lobby.ts';
import { newsDeskOf } from './news-desk.ts';
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
      const desk = newsDeskOf(world.http);
      const lobby = lobbyOf(world.http);
      const ended = new AbortController();
      let socket: EchoSocket | null = null;
      let isOpening = false;
      const report = (signal: SocketSignal | ChannelTold) => {
        if (ended.signal.aborted) return;
        sendBack(signal);
        if (signal.type === 'socket.connected') lobby.gain();
        if (losses.has(signal.type)) lobby.lose();
        if (signal.type === 'channel.acknowledged') desk.callForCatchUp();
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
              onNews: (news) => desk.bring(news),
              onTold: report,
              onGap: () => desk.callForCatchUp(),
            },
            ended.signal,
          );
          if (ended.signal.aborted) opened.close();
          else {
            socket = opened;
            world.socket.id = opened.id;
            lobby.open(opened);
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
        else if (command.type === 'news.catchUp') desk.callForCatchUp();
        else if (socket) socket.reopen();
        else void open();
      });
      void open();
      return () => {
        ended.abort();
        world.socket.id = nobody;
        lobby.close();
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
