import type { Context } from 'hono';
import { leavingLetterOf } from '#src/mails/leaving-letter.ts';
import type { Env } from '../../context.ts';
import type { UserRow } from '../../db/schema/users.ts';
import { localeOf } from '../../auth/access/mails.ts';

/**
 * Mails when everything will be gone and how to come back, or that everything stands as before, but the
 * renewals that ended.
 */
export async function mailLeaving(
  c: Context<Env>,
  user: UserRow,
  { about, hasEnded }: { about: 'closed' | 'kept'; hasEnded: boolean },
): Promise<void> {
  const { settings, mail } = c.get('backend');
  const path = about === 'closed' ? '/settings/profile' : '/forgot-password';
  await mail.send(
    leavingLetterOf(settings.brand, localeOf(c, user), {
      about,
      to: user.email,
      name: user.displayName,
      link: `${settings.appUrl}${path}`,
      deleteAt: user.deleteAt,
      contact: settings.contact,
      subscriptions: hasEnded ? `${settings.appUrl}/interests/subscriptions` : null,
    }),
  );
}
