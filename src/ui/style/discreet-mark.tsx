import css from './discreet-mark.module.css';
import { EyeOff } from './icons.ts';
import { Icon } from './icon.tsx';
import { useText } from '../texts/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Says on a face that discreet mode is on; takes no room. */
export function DiscreetMark() {
  const { t, hidden } = useText();
  if (!hidden.names) return null;
  return (
    <span className={css.mark}>
      <Icon of={EyeOff} size={16} />
      <VisuallyHidden>{t('ui.frame.discreet')}</VisuallyHidden>
    </span>
  );
}
