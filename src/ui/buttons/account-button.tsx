import css from './account-button.module.css';
import { Avatar } from '../media/avatar.tsx';
import { DiscreetMark } from '../style/discreet-mark.tsx';
import { Handle, PersonName } from '../texts/person-name.tsx';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** Signed-in account at the foot of the sidebar, its avatar alone in the rail; opens the menu. */
export function AccountButton({
  label,
  person,
  popoverTarget,
}: {
  /** Accessible name of the button that opens the menu. */
  label: string;
  person: {
    readonly displayName: string;
    readonly username: string;
    readonly profilePhoto: string | null;
  };
  popoverTarget: string;
}) {
  return (
    <button type="button" className={css.button} popoverTarget={popoverTarget} title={label}>
      <span className={css.face}>
        <Avatar name={person.displayName} src={person.profilePhoto} size="medium" />
        <DiscreetMark />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={css.names}>
        <span className={css.name}>
          <PersonName of={person} />
        </span>
        <Handle of={person} className={css.handle} />
      </span>
    </button>
  );
}
