import { Fragment } from 'react';
import type { PostMedia } from '#machines/posts/post.types.ts';
import { Slider } from '#src/ui/fields/slider.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { PostImage } from './post-image.tsx';
import type { MediaOpener } from './post-media-grid.tsx';
import { PostVideo } from './post-video.tsx';

/** Neither a pillar nor a ribbon. */
const [tallest, widest] = [4 / 5, 16 / 9];

/** The pictures and videos of a post on its page, one at a time in the box of the first. */
export function PostSlider({
  media,
  opener,
}: {
  media: readonly PostMedia[];
  opener?: MediaOpener | undefined;
}) {
  const { t } = useText();
  const [first] = media;
  if (!first) return null;
  const ratio = Math.min(widest, Math.max(tallest, first.width / first.height));
  const shape = { width: first.width, height: Math.round(first.width / ratio) };
  return (
    <Slider label={t('posts.postPage.media')} {...shape}>
      {media.map((item, index) =>
        item.type === 'video' ? (
          <PostVideo key={item.hash} video={item} shape={shape} />
        ) : (
          <Fragment key={item.hash}>
            <PostImage image={item} shape={shape} eager={index === 0} />
            {opener?.({ hash: item.hash, more: 0 })}
          </Fragment>
        ),
      )}
    </Slider>
  );
}
