import type { PostMedia } from '#machines/posts/post.types.ts';
import { Clip } from '#src/ui/media/clip.tsx';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** One video of an open post. */
export function PostVideo({
  video,
  shape,
}: {
  video: PostMedia;
  /** Intrinsic size if alone, else the size of its cell. */
  shape: { readonly width: number; readonly height: number };
}) {
  const { t, plural, hidden } = useText();
  const { hash, url, thumbUrl, alt, seconds, placeholder } = video;
  const length = lengthText(seconds ?? 0);
  const label = `${(!hidden.names && alt) || plural('posts.postCard.videos', 1)}, ${length}`;
  return (
    <Clip
      {...{ hash, alt, seconds, placeholder }}
      {...shape}
      play={t('posts.postCard.play', { video: label })}
      src={url === thumbUrl ? null : url}
      poster={thumbUrl}
    />
  );
}
