import css from './account-button.module.css';
import type { MenuItem } from '../dialog/menu.types.ts';
import { useMenu } from '../dialog/use-menu.tsx';
import { VisuallyHidden } from '../style/visually-hidden.tsx';
import { AccountFace, early, type Account } from './account-face.tsx';

const takeEarly = () => {
  const { press } = early;
  early.press = null;
  return press;
};

/** Signed-in account at the foot of the sidebar; opens a menu above it. */
export function AccountButton<Id extends string>({
  label,
  person,
  items,
  onSelect,
}: {
  /** Names the button and its menu. */
  label: string;
  person: Account;
  items: () => readonly (MenuItem & { id: Id })[];
  onSelect: (id: Id) => void;
}) {
  const { trigger, around, list, isBusy } = useMenu({
    label,
    items,
    placement: 'top-start',
    takeEarly,
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
        <VisuallyHidden>{label}</VisuallyHidden>
        <AccountFace of={person} />
      </button>
      {list}
    </span>
  );
}
