import type { ReferralLink, ReferralLinks } from '#machines/insight/referral-links.types.ts';
import type { Http } from '../lib/http.types.ts';
import { linkAnswer, linksAnswer } from './wire-insight.ts';

type WireLink = ReturnType<typeof linkAnswer>['data'];

const path = '/api/v1/referrals/links';

const toLink = ({ id, url, label, clicks, registrations }: WireLink): ReferralLink => ({
  id,
  address: url,
  label,
  clicks,
  registrations,
});

/** `GET /api/v1/referrals/links`. */
export const loadLinks = async (http: Http): Promise<ReferralLinks> => {
  const { data, meta } = linksAnswer(await http.get<unknown>(path));
  return { links: data.map(toLink), max: meta.max, terms: meta.terms };
};

/** `POST /api/v1/referrals/links`; an empty label is none, the same key again is the same link. */
export async function createLink(
  http: Http,
  { label, key }: { readonly label: string; readonly key: string },
): Promise<ReferralLink> {
  const options = { idempotencyKey: key };
  return toLink(linkAnswer(await http.post<unknown>(path, { label: label || null }, options)).data);
}

/** `DELETE /api/v1/referrals/links/{id}`. */
export const revokeLink = (http: Http, id: number): Promise<void> => http.delete(`${path}/${id}`);
