import { fromCallback, fromPromise } from 'xstate';
import type {
  KeptPlace,
  PlacesCommand,
  RenewedFilm,
  RenewInput,
} from '#machines/media/player.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { isAnswered, renewAddresses } from '#src/api/media/addresses.ts';
import { isFields, isText } from '../lib/guards.ts';
import { storedRecord, type Store } from '../lib/stored-record.ts';

const isPlace = (value: unknown): value is KeptPlace =>
  isFields(value) && isText(value['hash']) && typeof value['seconds'] === 'number';
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Joins the player to `POST /api/v1/media/addresses` and to the `key` of browser storage. */
export const playerAdapter = ({ http, store, key }: { http: Http; store: Store; key: string }) => ({
  actors: {
    renewFilm: fromPromise<RenewedFilm, RenewInput>(async ({ input: { url }, signal }) => {
      const [renewed] = await renewAddresses(http, [url]);
      if (!renewed) return { url: null, isReached: false };
      return { url: renewed.now, isReached: await isAnswered(renewed.now, signal) };
    }),
    keepPlaces: fromCallback<PlacesCommand>(({ sendBack, receive }) => {
      const stored = storedRecord(store, key, isList);
      const read = () =>
        sendBack({ type: 'places.read', places: (stored.read() ?? []).filter(isPlace) });
      receive(({ places }) => stored.write(places.length === 0 ? null : places));
      read();
      return stored.watchOtherTabs(read);
    }),
  },
});
