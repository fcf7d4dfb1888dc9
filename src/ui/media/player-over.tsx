import { Button } from '../buttons/button.tsx';
import css from './player.module.css';

/** Reason why a video stands still, in its place, with a way on where there is one. */
export function PlayerStop({
  text,
  retry,
}: {
  text: string;
  retry?: { readonly label: string; readonly onPress: () => void } | undefined;
}) {
  return (
    <div className={css.stop}>
      <p role="status">{text}</p>
      {retry && <Button onClick={retry.onPress}>{retry.label}</Button>}
    </div>
  );
}

/** The place that a video goes on from, with a way to its beginning. */
export function PlayerNote({
  text,
  label,
  onPress,
}: {
  text: string;
  label: string;
  onPress: () => void;
}) {
  return (
    <div className={css.note}>
      <div className={css.pill}>
        <span role="status">{text}</span>
        <Button tone="quiet" onClick={onPress}>
          {label}
        </Button>
      </div>
    </div>
  );
}
