import type { Message } from '#machines/chat/chat.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { LockedTile } from '#src/ui/media/locked-tile.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { useInside } from './message-media.tsx';
import css from './message.module.css';

/** Placeholder of an unpaid message: its contents, and the price that the purchase is pinned to. */
export function LockedSection({
  message,
  onUnlock,
  onPreview,
}: {
  message: Message;
  onUnlock: (message: Message) => void;
  /** Plays the first seconds of its videos. */
  onPreview: (message: Message) => void;
}) {
  const { t, money } = useText();
  const inside = useInside();
  const { media, price } = message;
  const [first] = media;
  return (
    <div className={css.media}>
      <LockedTile
        inside={
          media.length === 0
            ? t('chat.paidPart.insideWords')
            : t('chat.messageRow.inside', { things: inside(media) })
        }
        action={
          <>
            {price && (
              <Button tone="primary" onClick={() => onUnlock(message)}>
                {t('chat.paidPart.unlock', { price: money(price) })}
              </Button>
            )}
            {media.some(({ previewUrl }) => previewUrl !== undefined) && (
              <Button tone="quiet" onClick={() => onPreview(message)}>
                {t('chat.paidPart.preview')}
              </Button>
            )}
          </>
        }
        placeholder={first?.placeholder ?? null}
        rounded
      />
    </div>
  );
}

/** Price of a message that is still being sent. */
export function PriceNote({ price }: { price: Message['price'] }) {
  const { t, money } = useText();
  return price && <span>{t('chat.paidPart.waiting', { price: money(price) })}</span>;
}

/** Below a paid message that is open: what it costs, and whether it was bought. */
export function PaidNote({ message, isMine }: { message: Message; isMine: boolean }) {
  const { t, money } = useText();
  if (message.price === null || message.isLocked) return null;
  const price = money(message.price);
  if (!isMine) return <span>{t('chat.paidPart.yours', { price })}</span>;
  return (
    <span>
      {t(message.isPurchased ? 'chat.paidPart.bought' : 'chat.paidPart.notBought', { price })}
    </span>
  );
}
