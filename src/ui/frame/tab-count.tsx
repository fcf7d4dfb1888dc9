import css from './tab-count.module.css';
import { useText } from '../texts/text.tsx';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** Number of entries of a tab, zero too; `label` is its text for screen readers ("12 people"). */
export function TabCount({ count, label }: { count: number; label: string }) {
  const { number } = useText();
  return (
    <span className={css.count}>
      <span aria-hidden>{number(count, { notation: 'compact' })}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
