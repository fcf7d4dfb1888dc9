import { fromPromise } from 'xstate';
import type { CopiedLink } from '#machines/people/profile-link.types.ts';

/** Joins the link's port to the clipboard, which pages without TLS or without leave do not have. */
export const profileLinkAdapter = () => ({
  actors: {
    copyLink: fromPromise<CopiedLink, { path: string }>(async ({ input: { path } }) => {
      const link = new URL(path, location.href).href;
      try {
        await navigator.clipboard.writeText(link);
        return { link, isCopied: true };
      } catch {
        return { link, isCopied: false };
      }
    }),
  },
});
