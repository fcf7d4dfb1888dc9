import type { PostMedia } from '#machines/posts/post.types.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Picture } from '#src/ui/picture.tsx';
import { postPicture } from '#src/ui/post-picture.ts';
import css from './post-media-grid.module.css';

/** The pictures of an open post: one in its own shape, more in a grid of squares. */
export function PostMediaGrid({
  media,
  eager = false,
}: {
  media: readonly PostMedia[];
  eager?: boolean;
}) {
  const shown = media.filter((item) => item.type === 'image' && item.url !== null);
  if (shown.length === 0) return null;
  const alone = shown.length === 1;
  return (
    <div className={classNames(css.grid, alone && css.alone)}>
      {shown.map((item, index) => (
        <Picture
          key={item.hash}
          src={item.url ?? ''}
          alt={item.alt ?? ''}
          width={alone ? item.width : 1}
          height={alone ? item.height : 1}
          placeholder={item.placeholder}
          {...postPicture(item, alone)}
          eager={eager && index === 0}
        />
      ))}
    </div>
  );
}
