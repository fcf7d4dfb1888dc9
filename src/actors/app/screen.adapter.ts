import { fromPromise } from 'xstate';
import type { LoadedScreen, ReleaseFinding } from '#machines/app/screen.types.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import { isBlank } from '#src/contract/lib/blank.ts';

const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit])';

/** True if a field has text that it did not have when it was drawn. */
export const hasUnsentText = (page: ParentNode): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, defaultValue }) => value !== defaultValue && !isBlank(value),
  );

/** Dependencies of the adapter: the loader of a screen's code, and the page to reload. */
export interface ScreenDeps {
  readonly load: (location: Location) => Promise<LoadedScreen>;
  /** Returns a check of the server's release; null until its code has loaded. */
  readonly servesThisRelease: () => (() => Promise<boolean>) | null;
  readonly page: ParentNode;
  readonly reload: () => void;
}

/** Joins the screen chart to the registry's chunks and to the page's reload. */
export const screenAdapter = ({ load, servesThisRelease, page, reload }: ScreenDeps) => ({
  actors: {
    loadScreen: fromPromise<LoadedScreen, { location: Location }>(({ input }) =>
      load(input.location),
    ),
    compareRelease: fromPromise<ReleaseFinding, void>(async () => {
      if (!navigator.onLine) return 'offline';
      const isSame = await servesThisRelease()?.();
      if (isSame === undefined) return 'unreachable';
      return isSame ? 'same' : 'newer';
    }),
    reloadPage: fromPromise<void, void>(async () => {
      if (hasUnsentText(page)) throw new Error('Something typed would be lost.');
      reload();
      await new Promise(() => undefined);
    }),
  },
});
