import type { PreviewVideo, VideoPreviewAsked, ViewerFile } from '../media/viewer.types.ts';
import type { ChatMedia, Message } from './chat.types.ts';
import type { ConversationContext } from './conversation.types.ts';
import type { Erased } from './message-deletion.types.ts';

/** Describes a message's media to its buyer, before it is paid for. */
export const shownOf = (media: readonly ChatMedia[]) => {
  const of = (kind: ChatMedia['type']) => media.filter(({ type }) => type === kind);
  return {
    title: null,
    counts: {
      images: of('image').length,
      videos: of('video').length,
      audios: of('audio').length,
      seconds: of('video').reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    },
    placeholder: media[0]?.placeholder ?? null,
  };
};

/** One picture or video of a message, as it is shown. */
export interface SeenMedia {
  readonly message: Message;
  readonly hash: string;
}

type Known = Pick<ConversationContext, 'view' | 'before' | 'composer' | 'ref'>;

/** Recordings are not drawn. */
const isSeen = ({ type, url }: ChatMedia) => url !== null && type !== 'audio';

/** Messages that the member deleted, and that the server still has. */
const erasedIn = ({ composer }: Known): readonly Erased[] =>
  composer?.getSnapshot().context.messageDeletion.getSnapshot().context.pending ?? [];

/** True if a file can be looked at: a locked message has none. */
export const isSeenIn = ({ message: { isLocked, media }, hash }: SeenMedia): boolean =>
  !isLocked && media.some((file) => file.hash === hash && isSeen(file));

/** Readable messages that have come, oldest first: a locked or deleted one has nothing to look at. */
const readable = (known: Known): readonly Message[] => {
  const { store } = known.view;
  const erased = new Set(erasedIn(known).map(({ id }) => id));
  return Array.from({ length: store.count }, (_, place) => store.at(place)).filter(
    (message): message is Message =>
      message !== undefined && !message.isLocked && !erased.has(message.id),
  );
};

/** The files of one message; their number is that of the message where not the whole chat has come. */
const filesOf = ({ media, createdAt: at }: Message, isAll: boolean): readonly ViewerFile[] => {
  const seen = media.filter(isSeen);
  return seen.map((file, place) => ({
    ...file,
    at,
    ...(!isAll && { album: { place: place + 1, count: seen.length } }),
  }));
};

/**
 * The dialog that shows the pictures and videos of a chat in full size, beginning with one of them; those of its
 * message alone where the message went meanwhile.
 */
export const viewerOf = (known: Known, { message, hash }: SeenMedia) => {
  const isAll = known.before === null;
  const all = readable(known);
  const shown = all.some(({ id }) => id === message.id) ? all : [message];
  const files = shown.flatMap((one) => {
    const isBegun = one.id === message.id;
    return filesOf(one, isAll).map((file) => ({ file, isFirst: isBegun && file.hash === hash }));
  });
  return {
    type: 'dialog.requested',
    id: `viewer-chat-${known.ref.withUserId}`,
    dialog: 'viewer',
    input: {
      place: 'chat',
      files: files.map(({ file }) => file),
      index: files.findIndex(({ isFirst }) => isFirst),
      count: null,
      more: null,
      ...(known.before !== null && {
        older: { ...known.ref, beforeId: known.before, count: null },
      }),
      isOwn: false,
      folder: null,
    },
  } as const;
};

const previewsIn = ({ isLocked, media }: Message): readonly PreviewVideo[] =>
  media.flatMap(({ previewUrl, duration, ...video }) =>
    isLocked && previewUrl !== undefined
      ? [{ ...video, previewUrl, ...(duration !== null && { seconds: duration }) }]
      : [],
  );

/** True if the first seconds of a locked message's videos may be watched. */
export const hasPreview = (message: Message): boolean => previewsIn(message).length > 0;

/** The dialog that plays the first seconds of a message's locked videos. */
export const previewOf = (message: Message, asker: VideoPreviewAsked['asker']) =>
  ({
    type: 'dialog.requested',
    id: `preview-message-${message.id}`,
    dialog: 'videoPreview',
    input: { asker, id: message.id, videos: previewsIn(message), price: message.price },
  }) as const;
