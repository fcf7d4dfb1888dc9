import { lazyTexts } from './lazy-texts.ts';
import type { AppServices } from './services.types.ts';

/** Fetched with the first file. */
export const fetchUploads = async (services: AppServices) => {
  const [{ uploadsMachine }, { uploadsAdapter }] = await Promise.all([
    import('#machines/media/uploads.machine.ts'),
    import('#src/actors/media/uploads.adapter.ts'),
  ]);
  return uploadsMachine.provide(uploadsAdapter(services));
};

export const fetchUnfinishedPayments = async ({
  http,
  store,
  keys,
  app,
  textStore,
}: AppServices) => {
  const [{ unfinishedPaymentsMachine }, { unfinishedPaymentsAdapter }] = await Promise.all([
    import('#machines/billing/unfinished-payments.machine.ts'),
    import('#src/actors/billing/unfinished-payments.adapter.ts'),
  ]);
  const needTexts = () => textStore.need(lazyTexts.unfinishedPayments);
  const world = { http, store, keys, app, needTexts };
  return unfinishedPaymentsMachine.provide(unfinishedPaymentsAdapter(world));
};

/** The bar of creators to follow, with its view and its texts. */
export const fetchSuggestions = async ({ http, textStore }: AppServices) => {
  const [{ suggestionsMachine }, { suggestionsAdapter }] = await Promise.all([
    import('#machines/people/suggestions.machine.ts'),
    import('#src/actors/people/suggestions.adapter.ts'),
    import('#src/views/people/suggestions.view.tsx'),
    textStore.need(lazyTexts.suggestions),
  ]);
  return suggestionsMachine.provide(suggestionsAdapter(http));
};
