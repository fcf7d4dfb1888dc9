import { fromCallback } from 'xstate';
import { isSameChat, isSystemChat } from '#machines/chat/chat-ref.ts';
import type { PresenceInput, RoomCommand, RoomSignal } from '#machines/chat/presence.types.ts';
import { roomOf } from '#src/api/room.ts';
import type { ChatWorld } from './chat-world.types.ts';
import { lobbyOf } from './lobby.ts';
import { newsDeskOf } from './news-desk.ts';

/** Joins the presence chart's port to the channel of the two; the system is never there. */
export const presenceAdapter = ({ http }: Pick<ChatWorld, 'http'>) => ({
  actors: {
    holdRoom: fromCallback<RoomCommand, PresenceInput>(({ input, sendBack, receive }) => {
      const { viewerId, chat } = input;
      if (isSystemChat(chat)) return undefined;
      const report = (signal: RoomSignal) => sendBack(signal);
      const room = lobbyOf(http).enter(roomOf(viewerId, chat.withUserId), (signal) =>
        report(signal),
      );
      receive(({ type }) => (type === 'room.rejoin' ? room.rejoin() : room.tellTyping()));
      const unlisten = newsDeskOf(http).listen((tidings) => {
        if (tidings.type !== 'news.arrived') return;
        const isWritten = tidings.news.some(
          (news) =>
            news.kind === 'messageSent' &&
            isSameChat(news.message, chat) &&
            news.message.authorId === chat.withUserId,
        );
        if (isWritten) report({ type: 'peer.paused' });
      });
      return () => {
        unlisten();
        room.leave();
      };
    }),
  },
});
