import type { PostMedia } from '#machines/posts/post.types.ts';
import { ClipStill } from '#src/ui/media/clip-still.tsx';
import { Clip } from '#src/ui/media/clip.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useVideoLabel } from './video-label.ts';

/** One video of an open post. */
export function PostVideo({
  video,
  shape,
  isStill = false,
}: {
  video: PostMedia;
  /** Intrinsic size if alone, else the size of its cell. */
  shape: { readonly width: number; readonly height: number };
  /** Its cell opens the viewer, where it is played. */
  isStill?: boolean;
}) {
  const { t } = useText();
  const label = useVideoLabel()(video);
  const { hash, url, thumbUrl, alt, seconds, placeholder, captions, streamUrl } = video;
  if (isStill)
    return <ClipStill {...{ label, seconds, placeholder }} {...shape} poster={thumbUrl} />;
  return (
    <Clip
      {...{ hash, alt, seconds, placeholder, captions }}
      {...shape}
      play={t('posts.postCard.play', { video: label })}
      src={url === thumbUrl ? null : url}
      stream={streamUrl}
      poster={thumbUrl}
    />
  );
}
