import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { postPageMachine } from '#machines/posts/post-page.machine.ts';
import { Ban, Flag, Link2, Pencil, Trash } from '#src/ui/icons.ts';
import { MenuButton } from '#src/ui/menu-button.tsx';
import { useText } from '#src/ui/text.tsx';

const items = [
  { id: 'edit.ask', label: 'posts.myPosts.acts.edit', icon: Pencil },
  { id: 'link.copy', label: 'posts.postPage.copy', icon: Link2 },
  { id: 'ban.ask', label: 'posts.postActions.ban', icon: Ban },
  { id: 'report.ask', label: 'posts.profilePosts.reportPost', icon: Flag },
  { id: 'delete.ask', label: 'posts.myPosts.acts.delete', icon: Trash, tone: 'negative' },
] as const;

/** What else can be done about a post: by its author, or by a reader. */
export function PostPageMenu({
  actor,
  state,
}: {
  actor: ActorRefFrom<typeof postPageMachine>;
  state: SnapshotFrom<typeof postPageMachine>;
}) {
  const { t } = useText();
  return (
    <MenuButton
      label={t('posts.profilePosts.postMore')}
      items={() =>
        items
          // While the link is being copied it stands there all the same.
          .filter(({ id }) => id === 'link.copy' || state.can({ type: id }))
          .map((item) => ({ ...item, label: t(item.label) }))
      }
      onSelect={(type) => actor.send({ type })}
    />
  );
}
