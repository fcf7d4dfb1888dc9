import { assign, emit, setup } from 'xstate';
import { attemptGuards, withFailure } from '../lib/attempt.ts';
import { withPageBy } from '../lib/paged-list.ts';
import type { Answer } from '../modal/modal.types.ts';
import { loadFiles, renewAddress } from './viewer.ports.ts';
import { placesOf } from './viewer.types.ts';
import type * as Types from './viewer.types.ts';

type Context = Types.ViewerContext;
type Zoomed = { zoom: number };
type Placed = { index: number };

/** A picture as large as the window lets it be, and the most that it is enlarged. */
const [least, most] = [1, 4];
/** Files before the last loaded one at which the next ones are asked for. */
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
    children: {} as { renewAddress: 'renewAddress'; loadFiles: 'loadFiles' },
  },
  actors: { renewAddress, loadFiles },
  guards: {
    isOther: ({ context }, { index }: Placed) =>
      index !== context.index && index >= 0 && index < placesOf(context),
    isMovable: ({ context: { isOwn, files, index } }) => isOwn && files[index] !== undefined,
    isReady: ({ context: { files, index } }) => typeof files[index]?.url === 'string',
    isUnready: ({ context: { files, index } }) => files[index]?.url === null,
    isRenewed: ({ context }) => context.renewed === current(context).hash,
    isZoom: ({ context }, zoomed: Zoomed) =>
      current(context).type === 'image' && clamp(zoomed) !== context.zoom,
    isNearEnd: ({ context: { more, files, index } }) =>
      more !== null && index >= files.length - ahead,
    isUnauthenticated: attemptGuards.isUnauthenticated,
  },
  actions: {
    storeIndex: assign((_, { index }: Placed) => ({ index, renewed: null, zoom: least })),
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
