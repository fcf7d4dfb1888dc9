import css from './album.module.css';

/** Lies over a whole cell of an album, or a slide, and is pressed in its place. */
export function AlbumButton({ label, onPress }: { label: string; onPress: () => void }) {
  return <button type="button" className={css.open} aria-label={label} onClick={onPress} />;
}
