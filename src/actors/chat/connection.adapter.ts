import { fromCallback, type EventObject } from 'xstate';
import type { SocketCommand } from '#machines/chat/connection.types.ts';
import type { ChatDeps } from './chat-deps.types.ts';
import { HeldSocket } from './held-socket.ts';
import { watchWake } from './wake.ts';

/** Joins the connection chart's port to Echo: a new one for each member, closed when the port stops. */
export const connectionAdapter = (deps: ChatDeps) => ({
  actors: {
    holdSocket: fromCallback<SocketCommand, { userId: number }>(({ input, sendBack, receive }) => {
      const unlisten = deps.chat.events.listen((batch) => sendBack(batch));
      const socket = new HeldSocket(deps, input.userId, (signal) => sendBack(signal));
      receive((command) => socket.obey(command));
      void socket.open();
      return () => {
        unlisten();
        socket.close();
      };
    }),
    watchWake: fromCallback<EventObject>(({ sendBack }) =>
      watchWake(deps.wake ?? { page: document, window, now: () => Date.now() }, () =>
        sendBack({ type: 'page.woke' }),
      ),
    ),
  },
});
