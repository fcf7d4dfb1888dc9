import type { ReactNode } from 'react';
import type { PostMedia } from '#machines/posts/post.types.ts';
import { AlbumGrid } from '#src/ui/media/album-grid.tsx';
import { albumPicture, cellsOf } from '#src/ui/media/post-picture.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import css from './post-media-grid.module.css';

/** Few posts show one: its code comes when it is there. */
const PostVideo = lazyView(async () => (await import('./post-video.tsx')).PostVideo);

/** A post's picture that can be pressed, and how many more its cell stands for. */
export interface PressedMedia {
  readonly hash: string;
  readonly more: number;
  /** Hashes of all that its cell stands for. */
  readonly files: readonly string[];
  /** A single video plays in its place: a button in its corner opens it. */
  readonly isCorner: boolean;
}

/** Draws what is pressed to see one of a post's pictures in full. */
export type MediaOpener = (pressed: PressedMedia) => ReactNode;

/** The place of a video until its code has come. */
const Room = ({ width, height }: { width: number; height: number }) => (
  <span className={css.room} style={{ aspectRatio: `${width} / ${height}` }} />
);

/** The pictures and videos of an open post: one in its own shape, up to five cells of more. */
export function PostMediaGrid({
  media,
  eager = false,
  opener,
}: {
  media: readonly PostMedia[];
  eager?: boolean;
  opener?: MediaOpener | undefined;
}) {
  const shown = media.filter(
    ({ type, url }) => url !== null && (type === 'image' || type === 'video'),
  );
  if (shown.length === 0) return null;
  const cells = cellsOf(shown);
  const alone = cells === 1;
  const pictures = shown.map((item, index) => {
    const { hash: key, url, alt, width, height, placeholder, type } = item;
    const shape = alone ? { width, height } : { width: 1, height: 1 };
    return {
      key,
      src: url ?? '',
      alt: alt ?? '',
      placeholder,
      ...shape,
      ...albumPicture(item, { cells, index }),
      eager: eager && index === 0,
      ...(type === 'video' && {
        film: (
          <PostVideo
            video={item}
            shape={shape}
            isStill={opener !== undefined && !alone}
            waiting={<Room {...shape} />}
          />
        ),
      }),
    };
  });
  return (
    <AlbumGrid
      wide
      pictures={pictures}
      over={
        opener &&
        ((index, more) => {
          const files = shown
            .slice(index, more > 0 ? undefined : index + 1)
            .map(({ hash }) => hash);
          const [hash] = files;
          const isCorner = alone && shown[index]?.type === 'video';
          return hash !== undefined && opener({ hash, more, files, isCorner });
        })
      }
    />
  );
}
