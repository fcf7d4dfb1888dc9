import { eq } from 'drizzle-orm';
import { referralLinks, referrals } from '#src/backend/db/schema/social.ts';
import type { TestBackend } from '../../harness.ts';
import { idOf, type Name } from '../../world.ts';

/** Somebody of the cast came by the link of another one, as if they had registered just now. */
export async function invitedBy(backend: TestBackend, who: Name, inviter: Name): Promise<void> {
  const createdAt = backend.clock();
  const own = eq(referralLinks.userId, idOf(inviter));
  const [known] = await backend.db.select().from(referralLinks).where(own);
  const [link = known] = known
    ? []
    : await backend.db
        .insert(referralLinks)
        .values({ userId: idOf(inviter), code: `${inviter}-invites`, createdAt })
        .returning();
  if (!link) throw new Error('There is no link.');
  await backend.db.insert(referrals).values({ userId: idOf(who), linkId: link.id, createdAt });
}
