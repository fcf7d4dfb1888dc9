import type { UploadedPicture } from '#machines/media/uploaded.types.ts';
import type { Media } from '#src/contract/media/file.ts';

/** A file of one's own as its tiles show it. */
export const toUploaded = (media: Media): UploadedPicture => ({
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  thumbUrl: media.thumb_url,
  ...(media.type === 'video' && { seconds: media.duration ?? 0 }),
});
