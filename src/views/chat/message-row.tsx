import { memo } from 'react';
import type { ChatMedia, Message } from '#machines/chat/chat.types.ts';
import { Check, CheckCheck } from '#src/ui/icons.ts';
import { Icon } from '#src/ui/icon.tsx';
import { LockedTile } from '#src/ui/locked-tile.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { useText } from '#src/ui/text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import css from './message.module.css';

interface Props {
  message: Message;
  /** Who wrote it, as a screen reader says it first. */
  name: string;
  isMine: boolean;
  isRead: boolean;
  /** The first message of a day says which. */
  isNewDay: boolean;
  onPictureFail: (id: number) => void;
}

function useInside(media: readonly ChatMedia[]): string {
  const { plural, list } = useText();
  const count = (type: ChatMedia['type']) => media.filter((one) => one.type === type).length;
  const things = [
    [count('image'), 'chat.message.images'],
    [count('video'), 'chat.message.videos'],
    [count('audio'), 'chat.message.audios'],
  ] as const;
  return list(things.flatMap(([number, key]) => (number > 0 ? [plural(key, number)] : [])));
}

function Media({ message, name, onPictureFail }: Omit<Props, 'isMine' | 'isRead' | 'isNewDay'>) {
  const { t, money } = useText();
  const { media, price, isLocked } = message;
  const inside = useInside(media);
  const [first] = media;
  if (isLocked) {
    return (
      <LockedTile
        inside={t('chat.message.inside', { things: inside })}
        price={price ? money(price) : undefined}
        action={<Quiet>{t('chat.message.noUnlock')}</Quiet>}
        placeholder={first?.placeholder ?? null}
        rounded
      />
    );
  }
  const pictures = media.filter(({ type, url }) => type === 'image' && url !== null);
  return (
    <>
      {pictures.map((picture) => (
        <Picture
          key={picture.hash}
          src={picture.url ?? ''}
          alt={picture.alt ?? t('chat.message.picture', { name })}
          width={picture.width}
          height={picture.height}
          placeholder={picture.placeholder}
          rounded
          onFail={() => onPictureFail(message.id)}
        />
      ))}
      {pictures.length < media.length && (
        <Quiet>
          {inside} · {t('chat.message.notShown')}
        </Quiet>
      )}
    </>
  );
}

/** One message as it stands in the log: name and text first, time and state after them. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, name, isMine, isRead, isNewDay, onPictureFail } = props;
  const { t, time, date } = useText();
  return (
    <>
      {isNewDay && (
        <p className={css.day}>
          <time dateTime={message.createdAt.slice(0, 10)}>
            {date(message.createdAt, { dateStyle: 'full' })}
          </time>
        </p>
      )}
      <article className={isMine ? css.mine : css.theirs}>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {message.media.length > 0 && (
          <div className={css.media}>
            <Media message={message} name={name} onPictureFail={onPictureFail} />
          </div>
        )}
        {message.text && (
          <p className={css.text} dir="auto">
            {message.text}
          </p>
        )}
        <p className={css.foot}>
          {message.editedAt && <span>{t('chat.message.edited')}</span>}
          <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
          {isMine && (
            <Icon
              of={isRead ? CheckCheck : Check}
              size={14}
              label={t(isRead ? 'chat.message.read' : 'chat.message.sent')}
            />
          )}
        </p>
      </article>
    </>
  );
});
