import type { Shown } from '#machines/billing/payment.types.ts';
import { LockedMark } from '#src/ui/media/locked-mark.tsx';
import { lengthText } from '#src/ui/texts/length.ts';
import { PersonName } from '#src/ui/texts/person-name.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Texts } from '#src/ui/texts/texts.ts';
import css from './purchase.module.css';

function insideText({ t, plural, list }: Texts, { counts }: Shown): string {
  const { images, videos, audios = 0, seconds } = counts;
  const things = plural('posts.postCard.videos', videos);
  const filmed =
    seconds > 0 ? t('billing.purchase.lasting', { things, length: lengthText(seconds) }) : things;
  return list([
    ...(images > 0 ? [plural('posts.postCard.images', images)] : []),
    ...(videos > 0 ? [filmed] : []),
    ...(audios > 0 ? [plural('billing.purchase.audios', audios)] : []),
  ]);
}

/** Subject as far as its buyer may see it: its colour, title, contents and author. */
export function PurchaseShown({
  shown,
  payee,
}: {
  shown: Shown;
  payee: { readonly displayName: string };
}) {
  const texts = useText();
  const inside = insideText(texts, shown);
  return (
    <div className={css.shown}>
      <LockedMark placeholder={shown.placeholder} />
      <div className={css.words}>
        {shown.title !== null && <p className={css.title}>{shown.title}</p>}
        {inside !== '' && <p>{inside}</p>}
        <p className={css.author}>
          <PersonName of={payee} />
        </p>
      </div>
    </div>
  );
}
