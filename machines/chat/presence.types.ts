import type { ChatRef } from './chat.types.ts';

export interface PresenceInput {
  readonly viewerId: number;
  readonly chat: ChatRef;
}

export interface PresenceContext extends PresenceInput {
  /** Refusals in a row: each makes the next pause longer. */
  readonly refusals: number;
}

/** Event of the channel that the two people of a chat share. */
export type RoomSignal =
  /** The socket is open: the server is being asked to let this member in. */
  | { type: 'room.asked' }
  /** The channel stands; is the other one in it? */
  | { type: 'room.joined'; isHere: boolean }
  /** The socket or the channel went away. */
  | { type: 'room.lost' }
  /** The server did not let this member in; the socket's library does not ask again. */
  | { type: 'room.refused' }
  | { type: 'peer.entered' }
  | { type: 'peer.left' }
  | { type: 'peer.typed' }
  /** Event: their message arrived, so that they are not typing any more. */
  | { type: 'peer.paused' };

export type PresenceEvent =
  | RoomSignal
  /** The viewer writes. */
  | { type: 'words.type' };

export type RoomCommand =
  /** The viewer is typing: sent to the other one. */
  | { type: 'typing.announce' }
  /** Asks to be let in once more. */
  | { type: 'room.rejoin' };
