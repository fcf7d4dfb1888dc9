import { z } from 'zod';
import { cursorLinks, cursorMeta } from '../posts/feed.ts';
import { rowId } from '../lib/ids.ts';
import { money } from '../lib/money.ts';

/** A link by which a member invites, with what came of it. */
export const referralLink = z
  .object({
    id: rowId,
    code: z.string(),
    url: z.url(),
    label: z.string().nullable(),
    /** Visitors, each once a day. */
    clicks: z.int().min(0),
    registrations: z.int().min(0),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ReferralLink' });

/** Percent of what each invited member earns that the inviter receives, and for how many months. */
export const referralTerms = z.object({ percent: z.int(), months: z.int() });

/** `GET /api/v1/referrals/links`: those that work, latest first; `max` is how many there may be. */
export const referralLinksAnswer = z
  .object({
    data: z.array(referralLink),
    meta: z.object({ max: z.int(), terms: referralTerms }),
  })
  .meta({ id: 'ReferralLinksAnswer' });

/** `POST /api/v1/referrals/links`: 201; 422 by `label` when there are as many as there may be. */
export const referralLinkRequest = z
  .object({ label: z.string().max(60).nullish() })
  .meta({ id: 'ReferralLinkRequest' });
export const referralLinkAnswer = z
  .object({ data: referralLink })
  .meta({ id: 'ReferralLinkAnswer' });

/**
 * Invited person: never named, since joining by a member's link does not mean being known to them.
 */
export const invitedPerson = z
  .object({
    /** Id of the invitation, not of the member. */
    id: rowId,
    /** Initials of the display name; null where the account is gone. */
    initials: z.string().nullable(),
    registered_at: z.iso.datetime(),
    /** Time until which the inviter has a share. */
    ends_at: z.iso.datetime(),
    earned: money,
  })
  .meta({ id: 'InvitedPerson' });

/** `GET /api/v1/referrals/statistics`: who came by my links, latest first, and what came of all. */
export const referralStatisticsAnswer = z
  .object({
    data: z.array(invitedPerson),
    links: cursorLinks,
    meta: cursorMeta.extend({
      /** Totals over all links, those that were revoked too; `clicks` as in a link. */
      totals: z.object({
        clicks: z.int().min(0),
        registrations: z.int().min(0),
        earned: money,
      }),
      terms: referralTerms,
    }),
  })
  .meta({ id: 'ReferralStatisticsAnswer' });

export type InvitedPerson = z.infer<typeof invitedPerson>;
export type ReferralStatisticsAnswer = z.infer<typeof referralStatisticsAnswer>;
export type ReferralLink = z.infer<typeof referralLink>;
export type ReferralLinksAnswer = z.infer<typeof referralLinksAnswer>;
export type ReferralLinkAnswer = z.infer<typeof referralLinkAnswer>;
