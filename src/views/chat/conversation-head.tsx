import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { conversationMachine } from '#machines/chat/conversation.machine.ts';
import type { ChatAsk } from '#machines/chat/messages.types.ts';
import { href, profilePath } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { ArrivalHeading } from '#src/ui/focus/arrival-heading.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { ArrowLeft, Bell, Info } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { PersonName } from '#src/ui/texts/person-name.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ChatMenu } from './chat-menu.tsx';
import css from './conversation.module.css';
import { PresenceMark } from './presence.view.tsx';

export interface HeadProps {
  onAsk?: ((ask: ChatAsk) => void) | undefined;
  /** True if the person's details are beside the messages; `onPerson` toggles them. */
  isBeside?: boolean;
  onPerson?: (username: string) => void;
}

interface Props extends HeadProps {
  actor: ActorRefFrom<typeof conversationMachine>;
  /** A message can be written: the field takes the focus where there is room. */
  hasField: boolean;
}

/** Chat's person, the way back to all chats, and the chat's menu. */
export function Head({ actor, onAsk, hasField, isBeside = false, onPerson }: Props) {
  const { t, nameOf } = useText();
  const { chat, person, ref } = useSelector(
    actor,
    ({ context: { chat, person, ref } }) => ({ chat, person, ref }),
    shallowEqual,
  );
  const presence = useSelector(actor, (snapshot) => snapshot.children.presence);
  const isSystem = ref.chatType === 1;
  const name = nameOf(person, t('chat.conversation.unknown'));
  return (
    <header className={css.head}>
      <ScreenTitle>
        {t('chat.conversation.documentTitle', {
          name: isSystem
            ? { word: t('chat.conversation.system') }
            : (person?.displayName ?? { word: name }),
        })}
      </ScreenTitle>
      <Link
        href={href('messages')}
        look="bare"
        className={css.back ?? ''}
        label={t('chat.conversation.back')}
      >
        <Icon of={ArrowLeft} />
      </Link>
      {isSystem && (
        <ArrivalHeading className={css.name} hasField={false}>
          <Icon of={Bell} />
          {t('chat.conversation.system')}
        </ArrivalHeading>
      )}
      {!isSystem && person && (
        <>
          <Avatar name={name} src={person.profilePhoto} size="small" />
          <div className={css.person}>
            <ArrivalHeading className={css.name} hasField={hasField}>
              <Link look="bare" href={profilePath(person)}>
                <PersonName of={person} />
              </Link>
            </ArrivalHeading>
            {presence && <PresenceMark actor={presence} />}
          </div>
        </>
      )}
      {!isSystem && !person && (
        <ArrivalHeading className={css.name} hasField={hasField}>
          {name}
        </ArrivalHeading>
      )}
      {chat && onAsk && (
        <span className={css.menu}>
          {!isSystem && onPerson && chat.person.username && (
            <IconButton
              icon={Info}
              label={t('chat.chatPerson.open', { name: chat.person.displayName })}
              pressed={isBeside}
              onClick={() => onPerson(chat.person.username)}
            />
          )}
          <ChatMenu chat={chat} onAsk={onAsk} />
        </span>
      )}
    </header>
  );
}
