/** `user` is the server-to-user channel, reached by signing in and never by subscribing. */
export type ChannelKind = 'public' | 'private' | 'presence' | 'encrypted' | 'user';

const userPrefix = '#server-to-user-';

export const serverToUserChannel = (userId: string) => `${userPrefix}${userId}`;

export function channelKind(name: string): ChannelKind {
  if (name.startsWith(userPrefix)) return 'user';
  if (name.startsWith('private-encrypted-')) return 'encrypted';
  if (name.startsWith('private-')) return 'private';
  return name.startsWith('presence-') ? 'presence' : 'public';
}

/** Pusher's alphabet and length, so that names work with any compatible broker. */
export const isChannelName = (name: unknown): name is string =>
  typeof name === 'string' && /^(#server-to-user-)?[A-Za-z0-9_\-=@,.;]{1,200}$/.test(name);

export const isSocketId = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+\.\d+$/.test(value);
