import { fromCallback } from 'xstate';
import { isSameChat, isSystemChat } from '#machines/chat/chat-ref.ts';
import type { PresenceInput, RoomCommand, RoomSignal } from '#machines/chat/presence.types.ts';
import { roomOf } from '#src/api/chat/room.ts';
import type { ChatDeps } from './chat-deps.types.ts';

/** Joins the presence chart's port to the channel of the two; the system is never there. */
export const presenceAdapter = ({ chat: services }: Pick<ChatDeps, 'chat'>) => ({
  actors: {
    holdRoom: fromCallback<RoomCommand, PresenceInput>(({ input, sendBack, receive }) => {
      const { viewerId, chat } = input;
      if (isSystemChat(chat)) return undefined;
      const report = (signal: RoomSignal) => sendBack(signal);
      const room = services.rooms.enter(roomOf(viewerId, chat.withUserId), (signal) =>
        report(signal),
      );
      receive(({ type }) => (type === 'room.rejoin' ? room.rejoin() : room.announceTyping()));
      const unlisten = services.events.listen((batch) => {
        if (batch.type !== 'chatEvents.arrived') return;
        const isWritten = batch.chatEvents.some(
          (one) =>
            one.kind === 'messageSent' &&
            isSameChat(one.message, chat) &&
            one.message.authorId === chat.withUserId,
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
