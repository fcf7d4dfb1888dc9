import { fromCallback, fromPromise } from 'xstate';
import { pictureAltMachine } from '#machines/settings/picture-alt.machine.ts';
import { isUnsentFile, type KeptFile } from '#machines/lib/held-file.ts';
import type {
  KeptPicture,
  PictureAlign,
  PictureKeeping,
  SavedPicture,
} from '#machines/settings/picture-choice.types.ts';
import type { PictureSlot } from '#machines/settings/picture-alt.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import {
  choosePicture,
  loadPicture,
  removePicture,
  saveAlign,
} from '#src/api/settings/own-pictures.ts';
import { pictureAltAdapter } from './picture-alt.adapter.ts';
import type { RunningApp } from '../app/running-app.types.ts';
import { isNumber, isText, shaped } from '../lib/guards.ts';
import { storedEntries } from '../lib/stored-entries.ts';
import type { Store } from '../lib/stored-record.ts';

/** Dependencies of the adapter; `key` is the storage key of the chosen picture. */
interface PictureDeps {
  readonly http: Http;
  readonly app: Pick<RunningApp, 'viewer'>;
  readonly store: Store;
  readonly key: string;
}

type Slot = { readonly slot: PictureSlot };

const isHeld = shaped<KeptFile>({ hash: isText, name: isText, size: isNumber });
const isKept = (value: unknown): value is KeptPicture => isHeld(value) || isUnsentFile(value);

/** Joins the chart of a picture to the device, to `GET /me/pictures` and to what changes them. */
export const pictureChoiceAdapter = ({ http, app, store, key }: PictureDeps) => ({
  actors: {
    keepPicture: fromCallback<PictureKeeping, Slot>(({ input: { slot }, sendBack, receive }) => {
      const stored = storedEntries(store, key, isKept);
      const name = `${app.viewer()?.id ?? 0}/${slot}`;
      receive(({ file }) => {
        const { [name]: _, ...others } = stored.read();
        stored.write(file ? { ...others, [name]: { ...file, at: Date.now() } } : others);
      });
      const found = stored.read()[name];
      if (found) sendBack({ type: 'picture.found', file: found });
    }),
    loadPicture: fromPromise<SavedPicture, Slot>(({ input }) => loadPicture(http, input.slot)),
    placePicture: fromPromise<SavedPicture, Slot & { readonly hash: string }>(({ input }) =>
      choosePicture(http, input.slot, input.hash),
    ),
    removePicture: fromPromise<SavedPicture, Slot>(({ input }) => removePicture(http, input.slot)),
    words: pictureAltMachine.provide(pictureAltAdapter(http)),
    saveAlign: fromPromise<SavedPicture, Slot & { readonly align: PictureAlign }>(({ input }) =>
      saveAlign(http, input.slot, input.align),
    ),
  },
});
