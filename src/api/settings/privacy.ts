import type { Privacy } from '#machines/auth/viewer.types.ts';
import type { Privacy as WirePrivacy } from '#src/contract/auth/auth.ts';
import { toPrivacy } from '../auth/auth.ts';
import type { Http } from '../lib/http.types.ts';
import { userAnswer } from '../auth/wire-account.ts';

/** `PUT /api/v1/me/site_settings`: what others may do from now on, as the server stored it. */
export async function savePrivacy(http: Http, wanted: Privacy): Promise<Privacy> {
  const privacy: WirePrivacy = {
    writers: wanted.writers,
    shows_online: wanted.showsOnline,
    is_findable: wanted.isFindable,
  };
  const { data } = userAnswer(await http.put<unknown>('/api/v1/me/site_settings', { privacy }));
  return data.site_settings?.privacy ? toPrivacy(data.site_settings.privacy) : wanted;
}
