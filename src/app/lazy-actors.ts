import { lazy, partOf, type Lazy } from '#src/ui/loading/lazy.ts';
import type { ExploreNeeds } from './lazy/explore.ts';
import { lazyLogic } from './lazy-logic.ts';
import { lazyTable, type LazyEntry } from './lazy-table.ts';
import type { AppServices } from './services.types.ts';

type Services = AppServices & ExploreNeeds;

/** The code of an entry, once its texts are there too. Rejects when either does not come. */
export const codeOf = async <Code>(
  { load, texts }: LazyEntry<Code>,
  { textStore }: AppServices,
): Promise<Code> => {
  const [module] = await Promise.all([load(), textStore.need(texts)]);
  return module.default;
};

/** The charts that their screen can do without at first; each is fetched once for a running app. */
export function createLazyActors(services: () => Services) {
  const chartsOf = <Charts>(entry: LazyEntry<(services: Services) => Charts>): Lazy<Charts> =>
    lazy(async () => {
      const provide = await codeOf(entry, services());
      return provide(services());
    });
  const asked = ({ when, isUrgent = false }: LazyEntry) =>
    when ? { when: () => when(services()), isUrgent } : { isUrgent };
  const { explore, lists, passkeyLogin, socialLogin, suggestions, unfinishedPayments, uploads } =
    lazyTable;
  const ofLists = chartsOf(lists);
  const social = chartsOf(socialLogin);
  const ofUploads = chartsOf(uploads);
  return {
    explore: lazyLogic(chartsOf(explore), asked(explore)),
    newPosts: lazyLogic(
      partOf(ofLists, ({ newer }) => newer),
      asked(lists),
    ),
    passkeyLogin: lazyLogic(chartsOf(passkeyLogin), asked(passkeyLogin)),
    postActions: lazyLogic(
      partOf(ofLists, ({ actions }) => actions),
      asked(lists),
    ),
    /** Sign-in on a form. */
    socialLogin: lazyLogic(
      partOf(social, ({ form }) => form),
      asked(socialLogin),
    ),
    /** Return from Twitter, on the screen it comes back to. */
    socialReturn: lazyLogic(
      partOf(social, ({ back }) => back),
      asked(socialLogin),
    ),
    suggestions: lazyLogic(chartsOf(suggestions), asked(suggestions)),
    unfinishedPayments: lazyLogic(chartsOf(unfinishedPayments), asked(unfinishedPayments)),
    uploads: lazyLogic(
      partOf(ofUploads, ({ machine }) => machine),
      asked(uploads),
    ),
    /** Null before the first file. */
    uploadViews: partOf(ofUploads, ({ views }) => views),
  };
}
