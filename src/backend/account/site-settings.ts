import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { siteSettingsRequest } from '#src/contract/auth/auth.ts';
import type { Backend } from '../context.ts';
import { users, type UserRow } from '../db/schema/users.ts';
import { publishToUser } from '../events/publish.ts';
import { rightEnded } from '../rights/ended.ts';

/**
 * Stores the settings that the request names, and publishes changed permissions to the member's
 * other tabs. A member who hides that they are online leaves the channels in which it is seen.
 */
export async function writeSiteSettings(
  backend: Backend,
  user: UserRow,
  { preferred_locale: preferredLocale, privacy }: z.infer<typeof siteSettingsRequest>,
  socketId: string | undefined,
): Promise<UserRow> {
  const { writers, shows_online: showsOnline, is_findable: isFindable } = privacy ?? {};
  const [written = user] = await backend.db
    .update(users)
    .set({
      ...(preferredLocale !== undefined && { preferredLocale }),
      ...(writers !== undefined && { writers }),
      ...(showsOnline !== undefined && { showsOnline }),
      ...(isFindable !== undefined && { isFindable }),
      updatedAt: backend.clock(),
    })
    .where(eq(users.id, user.id))
    .returning();
  if (privacy) await publishToUser(backend, user.id, 'SettingsUpdated', {}, socketId);
  if (showsOnline === false) await rightEnded(backend, { of: 'presence', userId: user.id });
  return written;
}
