import type { ActorRefFrom } from 'xstate';
import type { postActionsMachine } from '#machines/posts/post-actions.machine.ts';
import type { Post } from '#machines/posts/post.types.ts';
import { AlbumButton } from '#src/ui/media/album-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { PressedMedia } from './post-media-grid.tsx';

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
  if (!pressed) return null;
  const { hash, more } = pressed;
  const place = post.media.findIndex((file) => file.hash === hash);
  const alt = hidden.names ? null : post.media[place]?.alt;
  const label = alt
    ? t('posts.postActions.openPicture', { picture: alt })
    : t('posts.postActions.openPlace', { place: place + 1, count: post.media.length });
  return (
    <AlbumButton
      label={more > 0 ? plural('posts.postActions.more', more) : label}
      onPress={() => actor.send({ type: 'media.open', post, hash })}
    />
  );
}
