import type { OutboxRef } from '#machines/chat/outbox-ref.types.ts';
import type { OutboxItem } from '#machines/chat/outbox.types.ts';
import { Album } from '#src/ui/media/album.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Clock, CircleAlert } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { lengthText } from '#src/ui/texts/length.ts';
import { LinkedText } from '#src/ui/texts/linked-text.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { VisuallyHidden } from '#src/ui/style/visually-hidden.tsx';
import { PriceNote } from './paid-section.tsx';
import css from './message.module.css';
import { notSent } from './refused.ts';

/** Message that the server has not confirmed, in its place with its state. */
export function EchoRow({
  item,
  outbox,
  joinsAbove,
}: {
  item: OutboxItem;
  outbox: OutboxRef;
  /** True if it joins the group of the message above. */
  joinsAbove: boolean;
}) {
  const { t } = useText();
  const { localId, status, reason } = item;
  const isFailed = status === 'failed';
  const name = t('chat.messageRow.you');
  const pictures = item.files.flatMap(({ hash, picture }) => {
    if (!picture?.thumbUrl) return [];
    const { thumbUrl: src, seconds, ...look } = picture;
    const alt =
      seconds === undefined
        ? t('chat.messageRow.picture', { name })
        : t('chat.messageRow.video', { name, length: lengthText(seconds) });
    return [{ ...look, key: hash ?? src, src, alt, seconds }];
  });
  const state = (
    <>
      <PriceNote price={item.price} />
      <Icon of={isFailed ? CircleAlert : Clock} size={14} />
      <span>{status === 'failed' ? notSent(t, reason) : t(`chat.messageRow.${status}`)}</span>
    </>
  );
  return (
    <div className={css.line} data-mine data-above={joinsAbove || undefined}>
      <article className={css.mine} data-unsent={isFailed ? 'failed' : 'waiting'}>
        <VisuallyHidden>{t('chat.messageRow.you')}: </VisuallyHidden>
        {pictures.length > 0 && <Album pictures={pictures} />}
        {item.text && (
          <LinkedText
            className={css.text ?? ''}
            end={!isFailed && <span className={css.foot}>{state}</span>}
          >
            {item.text}
          </LinkedText>
        )}
        {(isFailed || !item.text) && <p className={isFailed ? css.failed : css.foot}>{state}</p>}
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
    </div>
  );
}
