import type { RoomSignal } from '#machines/chat/presence.types.ts';
import type { EchoSocket } from '#src/api/chat/echo.ts';
import type { Room } from '#src/api/chat/room.ts';

interface Guest {
  readonly name: string;
  readonly listener: (signal: RoomSignal) => void;
  room: Room | null;
}

/** Queues joins of presence channels until the socket opens, and reports when it is lost. */
export class PresenceRooms {
  readonly #guests = new Set<Guest>();
  #socket: Pick<EchoSocket, 'join'> | null = null;
  #isUp = false;

  /** The socket is open: joins the queued rooms. */
  open(socket: Pick<EchoSocket, 'join'>): void {
    this.#socket = socket;
    for (const guest of this.#guests) guest.room = socket.join(guest.name, guest.listener);
  }

  /** The socket is up, at first or again: it asks for all its rooms. */
  gain(): void {
    this.#isUp = true;
    for (const guest of this.#guests) guest.listener({ type: 'room.asked' });
  }

  /** The socket dropped; it rejoins its rooms by itself. */
  lose(): void {
    this.#isUp = false;
    for (const guest of this.#guests) guest.listener({ type: 'room.lost' });
  }

  /** The socket is closed and will not reconnect. */
  close(): void {
    this.#socket = null;
    this.lose();
    for (const guest of this.#guests) guest.room = null;
  }

  enter(name: string, listener: (signal: RoomSignal) => void): Room {
    if (this.#isUp) listener({ type: 'room.asked' });
    const guest: Guest = { name, listener, room: this.#socket?.join(name, listener) ?? null };
    this.#guests.add(guest);
    return {
      announceTyping: () => guest.room?.announceTyping(),
      rejoin: () => guest.room?.rejoin(),
      leave: () => {
        this.#guests.delete(guest);
        guest.room?.leave();
      },
    };
  }
}
