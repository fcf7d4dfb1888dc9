import type { PostMedia } from '#machines/posts/post.types.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { postPicture } from '#src/ui/media/post-picture.ts';

/** One picture of an open post, in the shape that its place gives it. */
export function PostImage({
  image,
  shape,
  alone,
  eager,
}: {
  image: PostMedia;
  shape: { width: number; height: number };
  /** True if it takes the whole width of the post. */
  alone: boolean;
  eager: boolean;
}) {
  return (
    <Picture
      src={image.url ?? ''}
      alt={image.alt ?? ''}
      {...shape}
      placeholder={image.placeholder}
      {...postPicture(image, alone)}
      eager={eager}
    />
  );
}
