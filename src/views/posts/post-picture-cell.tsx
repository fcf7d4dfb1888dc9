import type { ActorRefFrom } from 'xstate';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { AlbumButton } from '#src/ui/media/album-grid.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { PressedMedia } from './post-media-grid.tsx';
import { useVideoLabel } from './video-label.ts';

/** Lies over one of a post's pictures and opens it in full size; the last cell says how many more. */
export function PostPictureCell({
  actor,
  post,
  pressed,
}: {
  actor: ActorRefFrom<typeof postActionsMachine>;
  post: Post;
  pressed?: PressedMedia;
}) {
  const { t, plural, hidden } = useText();
  const videoLabel = useVideoLabel();
  if (!pressed) return null;
  const { hash, more, files, isCorner } = pressed;
  const place = post.media.findIndex((file) => file.hash === hash);
  const file = post.media[place];
  const alt = hidden.names ? null : file?.alt;
  const labelOf = () => {
    if (more > 0) return plural('posts.postActions.more', more);
    if (file?.type === 'video')
      return t('posts.postActions.openVideo', { video: videoLabel(file) });
    if (alt) return t('posts.postActions.openPicture', { picture: alt });
    return t('posts.postActions.openPlace', { place: place + 1, count: post.media.length });
  };
  return (
    <AlbumButton
      label={labelOf()}
      files={files}
      isCorner={isCorner}
      onPress={() => actor.send({ type: 'media.open', post, hash })}
    />
  );
}
