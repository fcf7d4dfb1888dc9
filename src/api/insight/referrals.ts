import type { Inviter } from '#machines/auth/invitation.types.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';
import { userCard } from '../people/wire-people.ts';

const inviterAnswer = read.record({ data: read.orNull(userCard) });

/** `POST /api/v1/referrals/visit`: 204 regardless of who owns the code. */
export const recordVisit = (http: Http, code: string): Promise<void> =>
  http.post('/api/v1/referrals/visit', { code });

/** `GET /api/v1/referrals/inviter/{code}`; null for an unknown code. */
export const findInviter = async (http: Http, code: string): Promise<Inviter | null> => {
  const path = `/api/v1/referrals/inviter/${encodeURIComponent(code)}`;
  const { data } = inviterAnswer(await http.get<unknown>(path));
  if (!data) return null;
  const { username, display_name: displayName, profile_photo: profilePhoto } = data;
  return { username, displayName, profilePhoto };
};
