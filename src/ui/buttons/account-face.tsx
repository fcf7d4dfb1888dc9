import css from './account-button.module.css';
import { Avatar } from '../media/avatar.tsx';
import { VisuallyHidden } from '../style/visually-hidden.tsx';
import { DiscreetMark } from '../style/discreet-mark.tsx';
import { Handle, PersonName } from '../texts/person-name.tsx';

/** Person whose account is signed in. */
export interface Account {
  readonly displayName: string;
  readonly username: string;
  readonly profilePhoto: string | null;
}

/** Avatar and names at the foot of the sidebar; the avatar alone in the rail. */
export function AccountFace({ of }: { of: Account }) {
  return (
    <>
      <span className={css.face}>
        <Avatar name={of.displayName} src={of.profilePhoto} size="medium" />
        <DiscreetMark />
      </span>
      <span className={css.names}>
        <span className={css.name}>
          <PersonName of={of} />
        </span>
        <Handle of={of} className={css.handle} />
      </span>
    </>
  );
}

/** Press on the account before its menu has loaded; null after it was left. */
export const early: { press: { byKey: boolean } | null } = { press: null };

/** The account before its menu has loaded: the same place and look, and a press opens it once it has. */
export function EarlyAccount({ label, person }: { label: string; person: Account }) {
  return (
    <span className={css.place}>
      <button
        type="button"
        className={css.button}
        aria-haspopup="menu"
        onClick={({ detail }) => (early.press = { byKey: detail === 0 })}
        onBlur={() => (early.press = null)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') early.press = null;
        }}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <AccountFace of={person} />
      </button>
    </span>
  );
}
