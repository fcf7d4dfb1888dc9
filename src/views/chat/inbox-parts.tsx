import type { ChatKind } from '#machines/chat/chat.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Compass, Inbox } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import css from './inbox.module.css';

/** The shape of a chat that is on its way. */
export function ChatBones() {
  return (
    <div className={css.row}>
      <Skeleton shape="circle" width="44px" height="44px" />
      <span className={css.words}>
        <Skeleton lines={2} />
      </span>
    </div>
  );
}

/** What stands in place of chats where there are none of a kind. */
export function EmptyInbox({ kind }: { kind: ChatKind }) {
  const { t } = useText();
  if (kind !== 'all')
    return (
      <EmptyState icon={Inbox} title={t('chat.inbox.emptyKindTitle')}>
        {t('chat.inbox.emptyKindText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Inbox}
      title={t('chat.inbox.emptyTitle')}
      actions={
        <Link look="primary" icon={Compass} href={href('explore')}>
          {t('chat.inbox.explore')}
        </Link>
      }
    >
      {t('chat.inbox.emptyText')}
    </EmptyState>
  );
}
