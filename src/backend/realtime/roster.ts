import { parseObject } from './frames.ts';

/** A member of a presence channel; `user_id` is a string on the wire. */
export interface Member {
  user_id: string;
  user_info?: unknown;
}

/** Reads `channel_data`; null when it holds no user. */
export function memberFrom(channelData: unknown): Member | null {
  const data = parseObject(channelData);
  const id = data?.user_id;
  if (!data || (typeof id !== 'string' && typeof id !== 'number') || id === '') return null;
  return { user_id: String(id), ...('user_info' in data && { user_info: data.user_info }) };
}

export interface Occupancy {
  subscriptions: number;
  /** Distinct members; presence channels only. */
  users: number;
}

/**
 * Members of each channel, in all processes together. One with three sockets joins and leaves once.
 */
export interface Roster {
  join(channel: string, socketId: string, member?: Member): Promise<{ isFirst: boolean }>;
  leave(channel: string, socketId: string, member?: Member): Promise<{ isLast: boolean }>;
  members(channel: string): Promise<Member[]>;
  occupancy(channel: string): Promise<Occupancy>;
  /** Channels with at least one subscription. */
  channels(prefix: string): Promise<string[]>;
  close(): Promise<void>;
}

interface Room {
  sockets: Set<string>;
  members: Map<string, { member: Member; sockets: Set<string> }>;
}

/** The roster of a single process. */
export function localRoster(): Roster {
  const rooms = new Map<string, Room>();
  const roomOf = (channel: string) => {
    const room = rooms.get(channel) ?? { sockets: new Set(), members: new Map() };
    rooms.set(channel, room);
    return room;
  };
  return {
    async join(channel, socketId, member) {
      const room = roomOf(channel);
      room.sockets.add(socketId);
      if (!member) return { isFirst: false };
      const known = room.members.get(member.user_id);
      if (known) known.sockets.add(socketId);
      else room.members.set(member.user_id, { member, sockets: new Set([socketId]) });
      return { isFirst: !known };
    },
    async leave(channel, socketId, member) {
      const room = rooms.get(channel);
      if (!room?.sockets.delete(socketId)) return { isLast: false };
      if (room.sockets.size === 0) rooms.delete(channel);
      const known = member && room.members.get(member.user_id);
      known?.sockets.delete(socketId);
      if (!member || !known || known.sockets.size > 0) return { isLast: false };
      return { isLast: room.members.delete(member.user_id) };
    },
    members: async (channel) =>
      [...(rooms.get(channel)?.members.values() ?? [])].map(({ member }) => member),
    occupancy: async (channel) => ({
      subscriptions: rooms.get(channel)?.sockets.size ?? 0,
      users: rooms.get(channel)?.members.size ?? 0,
    }),
    channels: async (prefix) => [...rooms.keys()].filter((name) => name.startsWith(prefix)),
    close: async () => rooms.clear(),
  };
}
