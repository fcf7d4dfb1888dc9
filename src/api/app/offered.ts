import { toFailure } from '#machines/lib/failure.ts';
import type { RouteName } from '#machines/navigation/routes.ts';

/** Calls beyond the product specification (§7), and the routes that show nothing without them. */
const neededBy: Readonly<Record<string, readonly RouteName[]>> = {
  feed: ['main', 'feed'],
  explore: ['explore'],
  'me/posts': ['profile', 'newPost', 'editPost'],
  'library/owned': ['libraryOwned'],
  'library/uploaded': ['libraryUploaded'],
  analytics: ['analytics'],
  'billing/received': ['billingReceived'],
  'billing/sent': ['billingSent'],
  'billing/charges': ['billingComing'],
  'billing/payout_method': ['billingPayout'],
  'billing/cards': ['billingCards'],
  'referrals/links': ['referralsLink'],
  'referrals/statistics': ['referralsStatistics'],
  complaints: ['reports'],
  'me/identity': ['settingsIdentity'],
};
const root = '/api/v1/';

/**
 * The routes that a site does not offer whose server answers 404 to the whole of this path. A part of a
 * list (`query`) may be missing alone: a folder that is gone, a page.
 */
export const routesWithout = (path: string, query: object = {}): readonly RouteName[] => {
  const isPart = 'folder' in query && query.folder !== undefined;
  return (path.startsWith(root) && !isPart && neededBy[path.slice(root.length)]) || [];
};

/** Null where the server answers 404: what the rest of a screen can do without. */
export const ifOffered = async <Answer>(asked: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asked;
  } catch (error) {
    if (toFailure(error).kind === 'notFound') return null;
    throw error;
  }
};
