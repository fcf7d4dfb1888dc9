import type EchoClass from 'laravel-echo';
import type { Channel, PresenceChannel } from 'pusher-js';
import type { RoomSignal } from '#machines/chat/presence.types.ts';
import { chatChannel } from '#src/contract/app/channels.ts';

/** A presence channel that was entered. */
export interface Room {
  /** Says to the others there that this member writes; nothing while the socket is down. */
  readonly announceTyping: () => void;
  /** Asks to be let in once more; a room that stands says so again. */
  readonly rejoin: () => void;
  readonly leave: () => void;
}

/** The channel of two members. */
export const roomOf = (one: number, other: number): string => chatChannel(one, other);

/** Payload of a member's event in the room; some brokers send the sender beside it. */
interface Whisper {
  readonly user_id?: number | string;
}

interface Entrance {
  readonly viewerId: number;
  readonly name: string;
  readonly isOpen: () => boolean;
  readonly listener: (signal: RoomSignal) => void;
  /** Guests of each channel of the socket: two charts may be in one while a screen changes. */
  readonly guests: Map<string, number>;
}

/** Echo's types know only of a channel of any kind. */
const hasMembers = (channel: Channel): channel is PresenceChannel => 'members' in channel;

/**
 * Joins the presence channel of two members. Any member that is not the viewer is the other one:
 * the server admits only these two (contract §3.6).
 */
export function joinRoom(
  echo: EchoClass<'pusher'>,
  { viewerId, name, isOpen, listener, guests }: Entrance,
): Room {
  const channel = echo.join(name);
  const { subscription } = channel;
  guests.set(name, (guests.get(name) ?? 0) + 1);
  let isLeft = false;
  const notify = (signal: RoomSignal) => {
    if (!isLeft) listener(signal);
  };
  const notifyOf = (count: number) => notify({ type: 'room.joined', isHere: count > 1 });
  channel
    .here((members: unknown[]) => notifyOf(members.length))
    .joining(() => notify({ type: 'peer.entered' }))
    .leaving(() => notify({ type: 'peer.left' }))
    // Another tab of the viewer is a socket of its own, which gets the viewer's whispers too.
    .listenForWhisper('typing', (data?: Whisper, sender?: Whisper) => {
      const author = sender?.user_id ?? data?.user_id;
      if (String(author) !== String(viewerId)) notify({ type: 'peer.typed' });
    })
    .error(() => notify({ type: 'room.refused' }));
  // One that stands already, for another guest, is not acknowledged again.
  const notifyAgain = () => {
    if (hasMembers(subscription)) notifyOf(subscription.members.count);
  };
  if (subscription.subscribed) notifyAgain();
  return {
    announceTyping: () => {
      if (isOpen() && subscription.subscribed) channel.whisper('typing', { user_id: viewerId });
    },
    rejoin: () => {
      if (isLeft || !isOpen()) return;
      if (subscription.subscribed) notifyAgain();
      // Also one that seems under way: a signature that is not taken is never answered.
      else subscription.subscribe();
    },
    leave: () => {
      if (isLeft) return;
      isLeft = true;
      const left = (guests.get(name) ?? 1) - 1;
      guests.set(name, left);
      if (left === 0) echo.leave(name);
    },
  };
}
