import css from './account-button.module.css';
import type { MenuItem } from '../dialog/menu.types.ts';
import { useMenu } from '../dialog/use-menu.tsx';
import { Avatar } from '../media/avatar.tsx';
import { DiscreetMark } from '../style/discreet-mark.tsx';
import { Handle, PersonName } from '../texts/person-name.tsx';
import { VisuallyHidden } from '../style/visually-hidden.tsx';

/** Signed-in account at the foot of the sidebar, its avatar alone in the rail; opens a menu above it. */
export function AccountButton<Id extends string>({
  label,
  person,
  items,
  onSelect,
}: {
  /** Names the button and its menu. */
  label: string;
  person: {
    readonly displayName: string;
    readonly username: string;
    readonly profilePhoto: string | null;
  };
  items: () => readonly (MenuItem & { id: Id })[];
  onSelect: (id: Id) => void;
}) {
  const { trigger, around, list, isBusy } = useMenu({
    label,
    items,
    placement: 'top-start',
    onSelect,
  });
  return (
    <span {...around} className={css.place}>
      <button
        {...trigger}
        type="button"
        className={css.button}
        aria-busy={isBusy || undefined}
        data-tip={label}
      >
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
      {list}
    </span>
  );
}
