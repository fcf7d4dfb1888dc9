import type { ReferralLink, ReferralLinks } from '#machines/insight/referral-links.types.ts';
import { definePage } from '#tests/lib/page-model.ts';
import { replyWhileSignedIn } from '#tests/paths/run/reply.ts';

const path = '/api/v1/referrals/links';
const wire = ({ id, address, label, clicks, registrations }: ReferralLink) => ({
  id,
  code: address.slice(address.lastIndexOf('/') + 1),
  url: address,
  label,
  clicks,
  registrations,
  created_at: '2026-11-03T12:00:00.000Z',
});

export default definePage({
  open: async ({ page, signIn }) => {
    await signIn('ada');
    await page.goto('/referrals/link');
  },
  ports: {
    loadLinks: {
      call: { method: 'GET', path },
      done: ({ links, max, terms }: ReferralLinks) => ({
        status: 200,
        body: { data: links.map(wire), meta: { max, terms } },
      }),
      error: replyWhileSignedIn,
    },
    createLink: {
      call: { method: 'POST', path },
      done: (link: ReferralLink) => ({ status: 201, body: { data: wire(link) } }),
      error: replyWhileSignedIn,
    },
    revokeLink: {
      call: { method: 'DELETE', path: `${path}/4` },
      done: () => ({ status: 204, body: null }),
      error: replyWhileSignedIn,
    },
  },
  sightings: {
    loading: ({ page }) => page.getByText('Loading your links').waitFor(),
    'listed.resting': ({ page }) =>
      page
        .getByText('No links yet')
        .or(page.getByText(/\d clicks?/))
        .first()
        .waitFor(),
  },
});
