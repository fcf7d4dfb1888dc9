import { attachedNames, pretendPeople } from '../issuer/people.ts';
import type { Queryable } from '../../db/db.ts';
import { referralLinks, socialAccounts } from '../../db/schema/social.ts';
import { castIds } from './cast.ts';

/** The codes by which two of the cast invite: `/r/ada-invites`, `/r/bo-invites`. */
export const demoReferralCodes = { ada: 'ada-invites', bo: 'bo-invites' } as const;

/** Attaches the local issuer's accounts, and gives the cast links to invite by. */
export async function seedSocial(db: Queryable, now: Date): Promise<void> {
  for (const name of attachedNames) {
    const { google, twitter } = pretendPeople.find(({ id }) => id === name) ?? {};
    const row = { userId: castIds[name], attachedAt: now };
    if (google) await db.insert(socialAccounts).values({ ...row, provider: 'google', ...google });
    if (twitter)
      await db.insert(socialAccounts).values({ ...row, provider: 'twitter', ...twitter });
  }
  await db.insert(referralLinks).values([
    { userId: castIds.ada, code: demoReferralCodes.ada, createdAt: now },
    { userId: castIds.bo, code: demoReferralCodes.bo, createdAt: now },
  ]);
}
