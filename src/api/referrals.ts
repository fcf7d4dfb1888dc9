import type { Inviter } from '#machines/auth/invitation.types.ts';
import type { ReferralInviterAnswer } from '#src/contract/social.ts';
import type { Http } from './http.types.ts';

/** `POST /api/v1/referrals/visit`: 204 regardless of who owns the code. */
export const recordVisit = (http: Http, code: string): Promise<void> =>
  http.post('/api/v1/referrals/visit', { code });

/** `GET /api/v1/referrals/inviter/{code}`; null for an unknown code. */
export const findInviter = async (http: Http, code: string): Promise<Inviter | null> => {
  const path = `/api/v1/referrals/inviter/${encodeURIComponent(code)}`;
  const { data } = await http.get<ReferralInviterAnswer>(path);
  if (!data) return null;
  const { username, display_name: displayName, profile_photo: profilePhoto } = data;
  return { username, displayName, profilePhoto };
};
