import { fromCallback } from 'xstate';
import type {
  RecentSearchesInput,
  SearchesCommand,
} from '#machines/posts/recent-searches.types.ts';
import { isFields, isText } from '../lib/guards.ts';
import { storedRecord, type Store } from '../lib/stored-record.ts';

/** Says at once and at each change whether discreet mode is on; the return value ends it. */
function watchDiscreet(say: (isOn: boolean) => void): () => void {
  const page = document.documentElement;
  const look = () => say(page.dataset['discreet'] !== undefined);
  const observer = new MutationObserver(look);
  observer.observe(page, { attributeFilter: ['data-discreet'] });
  look();
  return () => observer.disconnect();
}

/** Joins the port of recent searches to the `key` of browser storage and to `<html data-discreet>`. */
export const recentSearchesAdapter = ({ store, key }: { store: Store; key: string }) => ({
  actors: {
    keepSearches: fromCallback<SearchesCommand, RecentSearchesInput>(
      ({ input: { viewerId }, sendBack, receive }) => {
        const stored = storedRecord(store, key, isFields);
        const owner = String(viewerId ?? 'guest');
        const read = () => {
          const own: unknown = stored.read()?.[owner];
          const searches = Array.isArray(own) ? own.filter(isText) : [];
          sendBack({ type: 'searches.read', searches });
        };
        receive(({ searches }) => {
          const { [owner]: _, ...others } = stored.read() ?? {};
          const all = searches.length === 0 ? others : { ...others, [owner]: searches };
          stored.write(Object.keys(all).length === 0 ? null : all);
        });
        const stop = stored.watchOtherTabs(read);
        read();
        const end = watchDiscreet((isOn) => sendBack({ type: 'discreet.changed', isOn }));
        return () => {
          stop();
          end();
        };
      },
    ),
  },
});
