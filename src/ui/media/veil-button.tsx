import { useText } from '../texts/text.tsx';
import css from './veil-button.module.css';

/** What is held to see a picture or a video, where other buttons stand in its box. */
export function VeilButton() {
  const { t, hidden } = useText();
  if (!hidden.names) return null;
  return (
    <button type="button" data-veil="" className={css.veil}>
      {t('ui.picture.hold')}
    </button>
  );
}
