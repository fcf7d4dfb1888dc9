import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { DropArea } from '#src/ui/fields/file-intake.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Bell, MessageCircle } from '#src/ui/style/icons.ts';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { Spinner } from '#src/ui/loading/spinner.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { editLast } from './message-actions.ts';
import { ComposerView } from './composer.view.tsx';
import { Head, type HeadProps } from './conversation-head.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { LogStart } from './log-start.tsx';
import css from './conversation.module.css';
import { MessageEditorView } from './message-editor.view.tsx';
import { PresenceView } from './presence.view.tsx';
import { MessageDeletionView } from './message-deletion.view.tsx';

interface Props extends HeadProps {
  actor: ActorRefFrom<typeof conversationMachine>;
}

const phases = ['opening', 'failed', 'missing', 'open'] as const;

/** One chat in every state of its chart, with the composer below it. */
export function ConversationView({ actor, ...requests }: Props) {
  const { t, nameOf } = useText();
  const chat = useSelector(actor, ({ context }) => context.chat);
  const person = useSelector(actor, ({ context }) => context.person);
  const composer = useSelector(actor, ({ context }) => context.composer);
  const isSystem = useSelector(actor, ({ context }) => context.ref.chatType === 1);
  const phase = useSelector(actor, (state) => phases.find((one) => state.matches(one)));
  const isBlank = useSelector(actor, ({ context }) => context.view.store.count === 0);
  const presence = useSelector(actor, ({ children }) => children.presence);
  const { onAsk } = requests;
  const messageDeletion = useSelector(
    composer ?? undefined,
    (snapshot) => snapshot?.context.messageDeletion,
  );
  const editor = useSelector(composer ?? undefined, (snapshot) => snapshot?.context.editor);
  const isEditing = useSelector(editor, (snapshot) => snapshot?.matches('resting') === false);
  const isBarred = useSelector(composer ?? undefined, (snapshot) => snapshot?.matches('barred'));
  const takesFiles = isBarred === false && !isEditing;
  const onEditLast = useCallback(() => editLast(actor.getSnapshot().context), [actor]);
  const onType = useCallback(() => actor.send({ type: 'words.type' }), [actor]);
  const onRemind = chat && onAsk ? () => onAsk({ type: 'reminder.ask', chat }) : undefined;
  if (phase === 'missing') {
    return (
      <section className={css.conversation}>
        <Head actor={actor} hasField={false} {...requests} />
        <EmptyState icon={MessageCircle} title={t('chat.conversation.missingTitle')}>
          {t('chat.conversation.missingText')}
        </EmptyState>
      </section>
    );
  }
  const name = isSystem
    ? t('chat.conversation.system')
    : nameOf(person, t('chat.conversation.unknown'));
  return (
    <section className={css.conversation} aria-label={name}>
      <Head actor={actor} hasField={isBarred !== true} {...requests} />
      <DropArea
        hint={t('chat.composer.drop')}
        isOpen={takesFiles}
        onChoose={(files) => composer?.send({ type: 'files.attach', files })}
      >
        {phase === 'opening' && isBlank && (
          <div className={css.place}>
            <Spinner label={t('chat.conversation.loading')} />
          </div>
        )}
        {phase === 'failed' && (
          <RetryCallout
            tone="negative"
            retry={t('chat.conversation.retry')}
            onRetry={() => actor.send({ type: 'history.retry' })}
          >
            {t('chat.conversation.failed')}
          </RetryCallout>
        )}
        {phase === 'open' && isBlank && (
          <EmptyState
            icon={isSystem ? Bell : MessageCircle}
            title={t('chat.conversation.emptyTitle')}
          >
            {t(isSystem ? 'chat.conversation.emptySystem' : 'chat.conversation.emptyText')}
          </EmptyState>
        )}
        <ConversationLog actor={actor} name={name} start={<LogStart actor={actor} />} />
        {presence && <PresenceView actor={presence} name={name} />}
        {messageDeletion && <MessageDeletionView actor={messageDeletion} name={name} />}
        <KeepFocus>
          {editor && isEditing && <MessageEditorView actor={editor} />}
          {composer && !isEditing && (
            <ComposerView
              actor={composer}
              name={person?.displayName ?? null}
              onEditLast={onEditLast}
              onType={onType}
              onRemind={onRemind}
            />
          )}
        </KeepFocus>
        {!composer && !isSystem && <div className={css.rest} />}
        {isSystem && <p className={css.note}>{t('chat.composer.readOnly')}</p>}
      </DropArea>
    </section>
  );
}
