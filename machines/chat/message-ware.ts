import type { ChatMedia } from './chat.types.ts';

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
