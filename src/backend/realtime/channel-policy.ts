import type { Backend } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { isStanding, mayReadPost } from '../feed/viewer.ts';
import { presentCard } from '../people/card.presenter.ts';
import { relationsWith } from '../people/relations.ts';

/** Right to listen; `presence` is what the others see of the member there. */
export type ChannelGrant = { presence?: { user_id: string; user_info: unknown } };

/**
 * Decides whether a member may subscribe to a channel; null refuses. Unknown channels are refused.
 */
export async function grantChannel(
  backend: Backend,
  user: UserRow,
  channel: string,
): Promise<ChannelGrant | null> {
  const own = /^private-App\.Models\.User\.(\d+)$/.exec(channel);
  if (own) return Number(own[1]) === user.id ? {} : null;
  const post = /^private-posts\.(\d{1,9})$/.exec(channel);
  if (post) return (await mayRead(backend, user, Number(post[1]))) ? {} : null;
  const chat = /^presence-chat\.(\d{1,9})\.(\d{1,9})$/.exec(channel);
  if (!chat) return null;
  const [low, high] = [Number(chat[1]), Number(chat[2])];
  if (low >= high || (low !== user.id && high !== user.id)) return null;
  const other = low === user.id ? high : low;
  const { iBan, bansMe } = (await relationsWith(backend.db, user.id, [other], backend.clock()))(
    other,
  );
  // Members whom they restricted see neither that they are there nor that they write.
  const isBarred = iBan === 'block' || bansMe === 'block' || bansMe === 'restrict';
  if (isBarred || !user.emailVerifiedAt || user.isDeleted) return null;
  // Nobody watches unseen: who hides that they are online does not see it of others.
  if (!user.showsOnline) return null;
  const user_info = presentCard(user, backend.clock());
  return { presence: { user_id: String(user.id), user_info } };
}

/** The channel of a post is open to members who may read the post. */
const mayRead = async (backend: Backend, user: UserRow, postId: number): Promise<boolean> =>
  isStanding(user) && (await mayReadPost(backend, user.id, postId));
