import type { InvitedPage, InvitedPerson } from '#machines/insight/referral-statistics.types.ts';
import type { InvitedPerson as WirePerson } from '#src/contract/insight/referral.ts';
import type { Http } from '../lib/http.types.ts';
import { statisticsAnswer } from './wire-insight.ts';

const toPerson = (wire: WirePerson): InvitedPerson => ({
  id: wire.id,
  initials: wire.initials,
  registeredAt: wire.registered_at,
  endsAt: wire.ends_at,
  earned: wire.earned,
});

/** `GET /api/v1/referrals/statistics?cursor`: twenty people, and the figures of all. */
export const loadInvited = async (http: Http, cursor: string | null): Promise<InvitedPage> => {
  const query = { cursor: cursor ?? undefined };
  const { data, meta } = statisticsAnswer(
    await http.get<unknown>('/api/v1/referrals/statistics', { query }),
  );
  return {
    entries: data.map(toPerson),
    cursor: meta.next_cursor,
    summary: { ...meta.totals, terms: meta.terms },
  };
};
