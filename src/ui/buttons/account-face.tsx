import css from './account-button.module.css';
import { Avatar } from '../media/avatar.tsx';
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

/** The account before its menu has loaded: the same place and look. */
export function AccountPlace({ of }: { of: Account }) {
  return (
    <span className={css.place}>
      <span className={css.button}>
        <AccountFace of={of} />
      </span>
    </span>
  );
}
