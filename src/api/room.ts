import type EchoClass from 'laravel-echo';
import type { RoomSignal } from '#machines/chat/presence.types.ts';
import { chatChannel } from '#src/contract/channels.ts';

/** A presence channel that was entered. */
export interface Room {
  /** Says to the others there that this member writes; nothing while the socket is down. */
  readonly tellTyping: () => void;
  /** Asks to be let in once more, unless it stands or comes with the socket. */
  readonly rejoin: () => void;
  readonly leave: () => void;
}

/** The channel of two members. */
export const roomOf = (one: number, other: number): string => chatChannel(one, other);

interface Entrance {
  readonly name: string;
  readonly isOpen: () => boolean;
  readonly hear: (signal: RoomSignal) => void;
}

/** Guests of each channel of a socket: two charts may be in the same one while a screen changes. */
const guests = new WeakMap<object, Map<string, number>>();

const guestsOf = (echo: object): Map<string, number> => {
  const known = guests.get(echo) ?? new Map<string, number>();
  guests.set(echo, known);
  return known;
};

/**
 * Enters the presence channel of two members. What is not the viewer is the other one: the server lets
 * nobody else in (contract §3.6).
 */
export function joinRoom(echo: EchoClass<'pusher'>, { name, isOpen, hear }: Entrance): Room {
  const channel = echo.join(name);
  const all = guestsOf(echo);
  all.set(name, (all.get(name) ?? 0) + 1);
  let isLeft = false;
  const tell = (signal: RoomSignal) => {
    if (!isLeft) hear(signal);
  };
  channel
    .here((members: unknown[]) => tell({ type: 'room.joined', isHere: members.length > 1 }))
    .joining(() => tell({ type: 'peer.entered' }))
    .leaving(() => tell({ type: 'peer.left' }))
    .listenForWhisper('typing', () => tell({ type: 'peer.typed' }))
    .error(() => tell({ type: 'room.refused' }));
  return {
    tellTyping: () => {
      if (isOpen() && channel.subscription.subscribed) channel.whisper('typing', {});
    },
    rejoin: () => {
      const { subscribed, subscriptionPending } = channel.subscription;
      if (!isLeft && isOpen() && !subscribed && !subscriptionPending)
        channel.subscription.subscribe();
    },
    leave: () => {
      if (isLeft) return;
      isLeft = true;
      const left = (all.get(name) ?? 1) - 1;
      all.set(name, left);
      if (left === 0) echo.leave(name);
    },
  };
}
