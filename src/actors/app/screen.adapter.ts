import { fromPromise } from 'xstate';
import type { LoadedScreen } from '#machines/app/screen.types.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';

const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit])';

/** Whether something stands in a field that was not there when the page drew it. */
export const hasUnsentText = (page: ParentNode): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    ({ value, defaultValue }) => value !== defaultValue && value.trim() !== '',
  );

/** What the screen chart needs: the way to a screen's code, and the page that may be opened anew. */
export interface ScreenWorld {
  readonly load: (location: Location) => Promise<LoadedScreen>;
  readonly page: ParentNode;
  readonly reload: () => void;
}

/** Joins the screen chart to the registry's chunks and to the page's reload. */
export const screenAdapter = ({ load, page, reload }: ScreenWorld) => ({
  actors: {
    loadScreen: fromPromise<LoadedScreen, { location: Location }>(({ input }) =>
      load(input.location),
    ),
    reloadPage: fromPromise<void, void>(async () => {
      if (hasUnsentText(page)) throw new Error('Something typed would be lost.');
      reload();
      await new Promise(() => undefined);
    }),
  },
});
