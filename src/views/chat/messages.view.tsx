import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { messagesMachine } from '#machines/chat/messages.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { MessageCircle, Users } from '#src/ui/style/icons.ts';
import { lazyView } from '#src/ui/loading/lazy-view.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { ViewportBox } from '#src/ui/messages/viewport-box.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useLoaded } from '../loaded.ts';
import { InboxView } from './inbox.view.tsx';
import css from './messages.module.css';
import { ChatPersonView } from './chat-person.view.tsx';

/** Comes while the chart asks for the first messages; who only looks at the list does without. */
const ConversationView = lazyView(
  async () => (await import('./conversation.view.tsx')).ConversationView,
);

/** The chats and the open one: side by side where there is room, one after the other where not. */
export function MessagesView({ actor }: { actor: ActorRefFrom<typeof messagesMachine> }) {
  const { t } = useText();
  const { inbox, conversation, chat, person } = useSelector(
    actor,
    ({ context: { inbox, conversation, chat, person } }) => ({ inbox, conversation, chat, person }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  const canAskMass = useSelector(actor, (state) => state.can({ type: 'mass.ask' }));
  const isBeside =
    useSelector(person ?? undefined, (snapshot) => snapshot?.matches('open')) === true;
  const card = useLoaded(person);
  return (
    <div className={css.panes}>
      <ViewportBox className={css.messages} data-open={chat !== null}>
        <div className={css.title}>
          <ScreenHeading>{t('chat.messages.title')}</ScreenHeading>
          {canAskMass && (
            <div className={css.mass}>
              <Button
                icon={Users}
                label={t('chat.massMessage.open')}
                onClick={() => actor.send({ type: 'mass.ask' })}
              >
                {t('chat.massMessage.short')}
              </Button>
            </div>
          )}
        </div>
        <div className={css.list}>
          <InboxView actor={inbox} current={chat?.withUserId} onAsk={(ask) => actor.send(ask)} />
        </div>
        <div className={css.chat} data-beside={isBeside}>
          {phase === 'choosing' && (
            <EmptyState icon={MessageCircle} title={t('chat.conversation.chooseTitle')}>
              {t('chat.conversation.chooseText')}
            </EmptyState>
          )}
          {phase === 'preparing' && (
            <Loading label={t('chat.conversation.loading')}>{null}</Loading>
          )}
          {conversation && (
            <ConversationView
              actor={conversation}
              onAsk={(ask) => actor.send(ask)}
              isBeside={isBeside}
              onPerson={(username) =>
                person?.send(
                  isBeside ? { type: 'person.close' } : { type: 'person.open', username },
                )
              }
              waiting={<Loading label={t('chat.conversation.loading')}>{null}</Loading>}
            />
          )}
          {isBeside && card && <ChatPersonView actor={card} />}
        </div>
      </ViewportBox>
    </div>
  );
}
