import { fromCallback } from 'xstate';
import type { ChannelTold, SocketCommand, SocketSignal } from '#machines/chat/connection.types.ts';
import { openEcho, type EchoSocket } from '#src/api/echo.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { newsDeskOf } from './news-desk.ts';

const nobody = () => null;

/** Joins the connection chart's port to Echo: a new one for each member, closed when the port stops. */
export const connectionAdapter = (world: ChatWorld) => ({
  actors: {
    holdSocket: fromCallback<SocketCommand, { userId: number }>(({ input, sendBack, receive }) => {
      const desk = newsDeskOf(world.http);
      const ended = new AbortController();
      let socket: EchoSocket | null = null;
      const report = (signal: SocketSignal | ChannelTold) => {
        if (ended.signal.aborted) return;
        sendBack(signal);
        if (signal.type === 'channel.acknowledged') desk.callForCatchUp();
      };
      const open = async () => {
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
          }
        } catch {
          report({ type: 'socket.refused' });
        }
      };
      receive((command) => {
        if (command.type === 'channel.resubscribe') socket?.resubscribe();
        else if (socket) socket.reopen();
        else void open();
      });
      void open();
      return () => {
        ended.abort();
        world.socket.id = nobody;
        socket?.close();
      };
    }),
  },
});
