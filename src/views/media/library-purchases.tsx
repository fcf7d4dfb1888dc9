import type { LibraryFile, LibraryPurchase } from '#machines/media/library-file.types.ts';
import { href, postPath } from '#machines/navigation/routes.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { LibraryTile } from './library-tile.tsx';
import css from './library.module.css';

interface Bought {
  readonly purchase: LibraryPurchase;
  readonly at: string;
  readonly files: LibraryFile[];
}

/** Files by the purchase that they came with, in the order of the list. */
function purchasesOf(files: readonly LibraryFile[]): readonly [string, Bought][] {
  const found = new Map<string, Bought>();
  for (const file of files) {
    const { purchase, at } = file;
    if (!purchase) continue;
    const key = `${purchase.subject} ${purchase.subjectId}`;
    const known = found.get(key);
    if (known) known.files.push(file);
    else found.set(key, { purchase, at, files: [file] });
  }
  return [...found];
}

/** Title, seller, price and date of a purchase, with links to its post or chat and its receipt. */
function PurchaseHead({ purchase, at }: { purchase: LibraryPurchase; at: string }) {
  const { t, money, date } = useText();
  const { subject, subjectId, paymentId, title, from, price } = purchase;
  const path =
    subject === 'post' ? postPath(from, subjectId) : href('conversation', { withUserId: from.id });
  return (
    <div className={css.bought}>
      <Heading level={3}>{title ?? t(`media.library.purchase.${subject}`)}</Heading>
      <p className={css.facts}>
        {t('media.library.bought', {
          name: from.displayName,
          price: money(price),
          date: date(at),
        })}
      </p>
      <div className={css.links}>
        <Link href={path}>{t(`media.library.${subject}`)}</Link>
        {paymentId !== null && (
          <Link href={href('billingReceipt', { id: paymentId })}>{t('media.library.receipt')}</Link>
        )}
      </div>
    </div>
  );
}

/** Purchases one below the other, each with its price once and its files. */
export function LibraryPurchases({
  files,
  onOpen,
}: {
  files: readonly LibraryFile[];
  onOpen: (key: string) => void;
}) {
  return (
    <ul className={css.purchases}>
      {purchasesOf(files).map(([key, bought]) => (
        <li key={key} className={css.purchase}>
          <PurchaseHead purchase={bought.purchase} at={bought.at} />
          <ul className={css.grid}>
            {bought.files.map((file) => (
              <li key={file.key}>
                <LibraryTile file={file} onOpen={() => onOpen(file.key)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
