import { useText } from '../texts/text.tsx';
import css from './veil-button.module.css';

/** Button that is held to see a veiled picture or video in a box with other buttons. */
export function VeilButton() {
  const { t, hidden } = useText();
  if (!hidden.names) return null;
  return (
    <button type="button" data-veil="" className={css.veil}>
      {t('ui.picture.hold')}
    </button>
  );
}
