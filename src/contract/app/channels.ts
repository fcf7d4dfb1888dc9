/** The channel that carries every event that concerns a member (contract §3.6). */
export const userChannel = (userId: number) => `App.Models.User.${userId}`;

/** The presence channel of two members who write with each other; each sees whether the other is there. */
export const chatChannel = (one: number, other: number) =>
  `chat.${Math.min(one, other)}.${Math.max(one, other)}`;

/** The private channel of those who have a post open that they may read. */
export const postChannel = (postId: number) => `posts.${postId}`;

/** The namespace Echo puts before event names; on the wire `App\\Events\\MessageSent`. */
export const eventNamespace = 'App.Events';
