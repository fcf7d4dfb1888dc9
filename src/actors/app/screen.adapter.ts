import { fromPromise } from 'xstate';
import type { LoadedScreen, ReleaseFinding } from '#machines/app/screen.types.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import { isBlank } from '#src/contract/lib/blank.ts';

const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit])';

/** Whether something stands in a field that was not there when the page drew it. */
export const hasUnsentText = (page: ParentNode): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, defaultValue }) => value !== defaultValue && !isBlank(value),
  );

/** What the screen chart needs: the way to a screen's code, and the page that may be opened anew. */
export interface ScreenDeps {
  readonly load: (location: Location) => Promise<LoadedScreen>;
  /** Whether the server serves the release of this page now; null while the code that asks has not loaded. */
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
