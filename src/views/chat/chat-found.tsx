import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Chat } from '#machines/chat/chat.types.ts';
import type { SearchRef } from '#machines/chat/inbox.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Compass, Search } from '#src/ui/icons.ts';
import { Link } from '#src/ui/link.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Sentinel } from '#src/ui/sentinel.tsx';
import { useText } from '#src/ui/text.tsx';
import { ChatBones } from './inbox-parts.tsx';
import css from './inbox.module.css';

interface Props {
  actor: SearchRef;
  /** One row of the list. */
  draw: (chat: Chat) => ReactNode;
}

/** Whose chats were found. */
export function ChatFound({ actor, draw }: Props) {
  const { t, plural } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { found, text } = state.context;
  const isEmpty = state.matches('settled') && found.length === 0;
  return (
    <>
      <p className={css.told} role="status">
        {state.matches('settled') && !isEmpty && plural('inbox.search.count', found.length)}
      </p>
      {found.length > 0 && (
        <ul className={css.list} aria-label={t('inbox.search.found')}>
          {found.map((chat) => draw(chat))}
        </ul>
      )}
      {state.hasTag('busy') && (
        <Loading label={t('inbox.search.busy')}>
          <ChatBones />
        </Loading>
      )}
      {isEmpty && (
        <EmptyState
          icon={Search}
          title={t('inbox.search.none', { text })}
          actions={
            <Link look="secondary" icon={Compass} href={href('explore')}>
              {t('chat.list.explore')}
            </Link>
          }
        >
          {t('inbox.search.noneText')}
        </EmptyState>
      )}
      {state.matches('failed') && (
        <Callout
          tone="caution"
          actions={
            <Button onClick={() => actor.send({ type: 'search.retry' })}>
              {t('chat.list.retry')}
            </Button>
          }
        >
          {t('inbox.search.failed')}
        </Callout>
      )}
      {state.can({ type: 'end.approach' }) && (
        <Sentinel mark={found.length} onNear={() => actor.send({ type: 'end.approach' })} />
      )}
    </>
  );
}
