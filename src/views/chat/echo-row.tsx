import type { OutboxItem, OutboxRef } from '#machines/chat/outbox.types.ts';
import { Button } from '#src/ui/button.tsx';
import { Clock, CircleAlert } from '#src/ui/icons.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { useText } from '#src/ui/text.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { PriceNote } from './paid-part.tsx';
import css from './message.module.css';
import { whyNotSent } from './refused.ts';

/** A message that the server has not confirmed: it stands in its place, and says how it is doing. */
export function EchoRow({ item, outbox }: { item: OutboxItem; outbox: OutboxRef }) {
  const { t } = useText();
  const { localId, status, reason } = item;
  const isFailed = status === 'failed';
  return (
    <article className={css.mine} data-unsent={isFailed ? 'failed' : 'waiting'}>
      <VisuallyHidden>{t('chat.messageRow.you')}: </VisuallyHidden>
      {item.files.map(({ hash, picture }) =>
        picture?.thumbUrl ? (
          <div key={hash} className={css.media}>
            <Picture
              src={picture.thumbUrl}
              alt={t('chat.messageRow.picture', { name: t('chat.messageRow.you') })}
              width={picture.width}
              height={picture.height}
              placeholder={picture.placeholder}
              rounded
            />
          </div>
        ) : null,
      )}
      {item.text && (
        <p className={css.text} dir="auto">
          {item.text}
        </p>
      )}
      <p className={isFailed ? css.failed : css.foot}>
        <PriceNote price={item.price} />
        <Icon of={isFailed ? CircleAlert : Clock} size={14} />
        {status === 'failed'
          ? t('chat.messageRow.failed', { reason: whyNotSent(t, reason) })
          : t(`chat.messageRow.${status}`)}
      </p>
      {outbox.getSnapshot().can({ type: 'message.discard', localId }) && (
        <div className={css.actions}>
          {isFailed && (
            <Button onClick={() => outbox.send({ type: 'message.retry', localId })}>
              {t('chat.messageRow.retry')}
            </Button>
          )}
          <Button tone="quiet" onClick={() => outbox.send({ type: 'message.edit', localId })}>
            {t('chat.messageRow.edit')}
          </Button>
          <Button tone="quiet" onClick={() => outbox.send({ type: 'message.discard', localId })}>
            {t('chat.messageRow.discard')}
          </Button>
        </div>
      )}
    </article>
  );
}
