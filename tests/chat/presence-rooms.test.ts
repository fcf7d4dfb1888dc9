import { expect, test } from 'vitest';
import type { RoomSignal } from '#machines/chat/presence.types.ts';
import { PresenceRooms } from '#src/actors/chat/presence-rooms.ts';
import type { EchoSocket } from '#src/api/chat/echo.ts';

/** A socket that writes down who enters and leaves. */
const socket = () => {
  const log: string[] = [];
  const open: Pick<EchoSocket, 'join'> = {
    join: (name) => {
      log.push(`enter ${name}`);
      return {
        announceTyping: () => log.push(`typing ${name}`),
        rejoin: () => log.push(`again ${name}`),
        leave: () => log.push(`leave ${name}`),
      };
    },
  };
  return { log, open };
};

test('whoever comes before the socket gets their room when it is there', () => {
  const { log, open } = socket();
  const rooms = new PresenceRooms();
  const room = rooms.enter('chat.2.3', () => undefined);
  room.announceTyping();
  expect(log).toEqual([]);
  rooms.open(open);
  room.announceTyping();
  room.rejoin();
  room.leave();
  expect(log).toEqual(['enter chat.2.3', 'typing chat.2.3', 'again chat.2.3', 'leave chat.2.3']);
});

test('a dropped socket is reported, and after a closed one nothing is', () => {
  const { log, open } = socket();
  const received: RoomSignal[] = [];
  const rooms = new PresenceRooms();
  rooms.open(open);
  const room = rooms.enter('chat.2.3', (signal) => received.push(signal));
  rooms.lose();
  rooms.close();
  room.announceTyping();
  expect(received).toEqual([{ type: 'room.lost' }, { type: 'room.lost' }]);
  expect(log).toEqual(['enter chat.2.3']);
});

test('who waits is notified when the socket asks, and who comes while it is up at once', () => {
  const { open } = socket();
  const received: [string, RoomSignal['type']][] = [];
  const listenToAs = (who: string) => (signal: RoomSignal) => received.push([who, signal.type]);
  const rooms = new PresenceRooms();
  rooms.enter('chat.2.3', listenToAs('early'));
  rooms.open(open);
  rooms.gain();
  rooms.enter('chat.2.4', listenToAs('late'));
  rooms.lose();
  rooms.enter('chat.2.5', listenToAs('after'));
  expect(received).toEqual([
    ['early', 'room.asked'],
    ['late', 'room.asked'],
    ['early', 'room.lost'],
    ['late', 'room.lost'],
  ]);
});
