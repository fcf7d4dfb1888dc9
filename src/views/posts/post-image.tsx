import type { PostMedia } from '#machines/posts/post.types.ts';
import { Picture } from '#src/ui/media/picture.tsx';
import { postPicture } from '#src/ui/media/post-picture.ts';

/** One picture of an open post as wide as the post, in the shape that its place gives it. */
export function PostImage({
  image,
  shape,
  eager,
}: {
  image: PostMedia;
  shape: { width: number; height: number };
  eager: boolean;
}) {
  return (
    <Picture
      src={image.url ?? ''}
      alt={image.alt ?? ''}
      {...shape}
      placeholder={image.placeholder}
      {...postPicture(image, true)}
      eager={eager}
    />
  );
}
