import { fromPromise } from 'xstate';
import type { CopiedLink } from '#machines/people/profile-link.types.ts';
import { copyLink } from '../lib/copy-link.ts';

/** Joins the link's port to the clipboard. */
export const profileLinkAdapter = () => ({
  actors: {
    copyLink: fromPromise<CopiedLink, { path: string }>(({ input }) => copyLink(input.path)),
  },
});
