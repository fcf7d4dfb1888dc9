import type { LibraryFile } from '#machines/media/library.types.ts';
import { href, postPath } from '#machines/navigation/routes.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { lengthText } from '#src/ui/texts/length.ts';
import { useText } from '#src/ui/texts/text.tsx';
import css from './library.module.css';
import { useFileLabel } from './use-file-label.ts';

/** Seller, price and date of a purchase, with links to its post or chat and its receipt. */
function Bought({ purchase, at }: { purchase: NonNullable<LibraryFile['purchase']>; at: string }) {
  const { t, money, date } = useText();
  const { subject, subjectId, paymentId, from, price } = purchase;
  return (
    <div className={css.bought}>
      <p className={css.facts}>
        {t('media.library.bought', {
          name: from.displayName,
          price: money(price),
          date: date(at),
        })}
      </p>
      <Link
        href={
          subject === 'post'
            ? postPath(from, subjectId)
            : href('conversation', { withUserId: from.id })
        }
      >
        {t(`media.library.${subject}`)}
      </Link>
      {paymentId !== null && (
        <Link href={href('billingReceipt', { id: paymentId })}>{t('media.library.receipt')}</Link>
      )}
    </div>
  );
}

/** One file as a square, which opens in full size. */
export function LibraryTile({ file, onOpen }: { file: LibraryFile; onOpen: () => void }) {
  const { t } = useText();
  const label = useFileLabel()(file);
  const { type, url, thumbUrl, placeholder, at, seconds, purchase } = file;
  const src = thumbUrl ?? (type === 'image' ? url : null);
  return (
    <>
      <div className={css.square} style={{ background: placeholder }}>
        {url === null ? (
          <span className={css.still}>{t('media.library.processing')}</span>
        ) : src === null ? (
          <span className={css.still}>{label}</span>
        ) : (
          <Picture light src={src} alt={label} width={1} height={1} placeholder={placeholder} />
        )}
        {seconds !== null && <span className={css.length}>{lengthText(seconds)}</span>}
        {url !== null && (
          <button
            type="button"
            className={css.open}
            aria-haspopup="dialog"
            aria-label={t('media.library.open', { file: label })}
            onClick={onOpen}
          />
        )}
      </div>
      {purchase && <Bought purchase={purchase} at={at} />}
    </>
  );
}
