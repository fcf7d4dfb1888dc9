import css from './account-button.module.css';
import { Avatar } from './avatar.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Who is signed in, at the foot of the sidebar; the face alone in the rail. Opens the account menu. */
export function AccountButton({
  label,
  name,
  handle,
  photo,
  popoverTarget,
}: {
  /** What it opens. */
  label: string;
  name: string;
  handle: string;
  photo: string | null;
  popoverTarget: string;
}) {
  return (
    <button type="button" className={css.button} popoverTarget={popoverTarget} title={label}>
      <Avatar name={name} src={photo} size="medium" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={css.names}>
        <span className={css.name}>{name}</span>
        <span className={css.handle}>@{handle}</span>
      </span>
    </button>
  );
}
