import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { withPageBy } from '../lib/paged-list.ts';
import type { Answer } from '../modal/modal.types.ts';
import { loadFiles, loadOlderFiles, renewAddress } from './viewer.ports.ts';
import { placesBefore, placesOf } from './viewer.types.ts';
import type * as Types from './viewer.types.ts';

type Context = Types.ViewerContext;
type Zoomed = { zoom: number };
type Placed = { index: number };

/** A picture as large as the window lets it be, and the most that it is enlarged. */
const [least, most] = [1, 4];
/** Files between the one that is shown and the last or first loaded one, at which others are asked for. */
const ahead = 5;

const clamp = ({ zoom }: Zoomed) => Math.min(most, Math.max(least, zoom));

/** The file that is shown. */
export const current = ({ files, index }: Context): Types.ViewerFile => {
  const file = files[index];
  if (!file) throw new Error('The viewer shows no file.');
  return file;
};

/** The place at which the list goes on. */
export const moreOf = ({ more }: Context): Types.ViewerMore => {
  if (!more) throw new Error('The viewer has all files.');
  return more;
};

/** The place before which a chat has older files. */
export const olderOf = ({ older }: Context): Types.OlderFiles => {
  if (!older) throw new Error('The viewer has all older files.');
  return older;
};

/** One file may be bought twice, and is then listed twice. */
const keyOf = ({ hash, at }: Types.ViewerFile) => `${hash} ${at}`;

/** Files one after the other, their addresses, their enlargement, and the pages that they come in. */
export const viewerSetup = setup({
  types: {
    context: {} as Context,
    input: {} as Types.ViewerAsked,
    events: {} as Types.ViewerEvent,
    emitted: {} as Types.ViewerEmitted,
    output: {} as Answer<null>,
    children: {} as {
      renewAddress: 'renewAddress';
      loadFiles: 'loadFiles';
      loadOlderFiles: 'loadOlderFiles';
    },
  },
  actors: { renewAddress, loadFiles, loadOlderFiles },
  guards: {
    isOther: ({ context }, { index }: Placed) =>
      index !== context.index && index >= -placesBefore(context) && index < placesOf(context),
    isMovable: ({ context: { isOwn, files, index } }) => isOwn && files[index] !== undefined,
    isReady: ({ context: { files, index } }) => typeof files[index]?.url === 'string',
    isUnready: ({ context: { files, index } }) => files[index]?.url === null,
    isRenewed: ({ context }) => context.renewed === current(context).hash,
    isZoom: ({ context }, zoomed: Zoomed) =>
      current(context).type === 'image' && clamp(zoomed) !== context.zoom,
    hasMore: ({ context }) => context.more !== null,
    isNearEnd: ({ context: { more, files, index } }) =>
      more !== null && index >= files.length - ahead,
    /** Their number is asked for at once. */
    isNearStart: ({ context: { older, index } }) =>
      older !== null && (older.count === null || index < ahead),
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeIndex: assign((_, { index }: Placed) => ({
      index,
      isFirst: false,
      renewed: null,
      zoom: least,
    })),
    storeAddress: assign(({ context }, address: Types.ViewerAddress) => ({
      renewed: address.hash,
      files: context.files.map((file) =>
        file.hash === address.hash ? { ...file, ...address } : file,
      ),
    })),
    /** Files that are gone meanwhile leave the last one that there is. */
    storeFiles: assign(({ context: { more, index, files, count } }, page: Types.ViewerPage) => {
      const all = withPageBy(keyOf, files, page.files);
      const { cursor } = page;
      if (cursor !== null && more) return { files: all, more: { ...more, cursor }, count };
      return { files: all, more: null, count: all.length, index: Math.min(index, all.length - 1) };
    }),
    /** The file that is shown stays so; without older ones, a place before the first is the first. */
    storeOlder: assign(({ context: { older, index, files } }, page: Types.OlderPage) => {
      const { beforeId, count } = page;
      const keys = new Set(files.map((file) => keyOf(file)));
      const added = page.files.filter((file) => !keys.has(keyOf(file)));
      const place = index + added.length;
      const all = [...added, ...files];
      if (older && beforeId !== null && count > 0)
        return { files: all, index: place, older: { ...older, beforeId, count } };
      return { files: all, index: Math.max(0, place), older: null };
    }),
    storeZoom: assign((_, zoomed: Zoomed) => ({ zoom: clamp(zoomed) })),
    storeFailure: assign(withFailure),
    clearFailure: assign({ failure: null }),
    moveFile: emit(({ context }) => ({
      type: 'dialog.requested' as const,
      id: 'viewer-move',
      dialog: 'folderMove' as const,
      input: { hashes: [current(context).hash], from: context.folder },
    })),
  },
});
