import type { PostMedia } from '#machines/posts/post.types.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { PostImage } from './post-image.tsx';
import css from './post-media-grid.module.css';

/** Few posts show one: its code comes when it is there. */
const PostVideo = lazyView(async () => (await import('./post-video.tsx')).PostVideo);

/** The place of a video until its code has come. */
const Room = ({ width, height }: { width: number; height: number }) => (
  <span className={css.room} style={{ aspectRatio: `${width} / ${height}` }} />
);

/** The pictures and videos of an open post: one in its own shape, more in a grid of squares. */
export function PostMediaGrid({
  media,
  eager = false,
}: {
  media: readonly PostMedia[];
  eager?: boolean;
}) {
  const shown = media.filter(
    ({ type, url }) => url !== null && (type === 'image' || type === 'video'),
  );
  if (shown.length === 0) return null;
  const alone = shown.length === 1;
  return (
    <div className={classNames(css.grid, alone && css.alone)}>
      {shown.map((item, index) => {
        const shape = alone ? { width: item.width, height: item.height } : { width: 1, height: 1 };
        if (item.type === 'video')
          return (
            <PostVideo key={item.hash} video={item} shape={shape} waiting={<Room {...shape} />} />
          );
        return (
          <PostImage
            key={item.hash}
            image={item}
            shape={shape}
            alone={alone}
            eager={eager && index === 0}
          />
        );
      })}
    </div>
  );
}
