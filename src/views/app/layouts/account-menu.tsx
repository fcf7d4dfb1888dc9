import { profilePath } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { HeldBack } from '#src/ui/fields/held-back.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { LogOut, X } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { NavButton, NavGroup, NavItem } from '#src/ui/frame/nav-item.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './account-menu.module.css';
import type { AccountMenuProps } from './layout.types.ts';
import { isAt } from './places.ts';

/** Dialog with the account, the places a phone's bar omits, device settings and logout. */
export function AccountMenu(props: AccountMenuProps) {
  const { viewer, groups, path, locale, theme, dataSaver, discreet, shortcuts, onLogout } = props;
  const { t } = useText();
  return (
    <div className={css.menu}>
      <HeldBack />
      <div className={css.head}>
        <h2 className={css.me}>{t('app.layout.me')}</h2>
        <span data-closes="">
          <IconButton icon={X} label={t('app.layout.close')} />
        </span>
      </div>
      <Link href={profilePath(viewer)} look="bare" className={css.person}>
        <Avatar name={viewer.displayName} src={viewer.profilePhoto} />
        <span className={css.names}>
          <span className={css.name}>
            <PersonName of={viewer} />
          </span>
          <Handle of={viewer} className={css.handle} />
        </span>
      </Link>
      <hr className={css.rule} />
      <div className={css.places}>
        {groups.map(({ label, places }) => (
          <NavGroup key={label} label={t(label)}>
            {places.map((place) => (
              <NavItem
                key={place.path}
                href={place.to ?? place.path}
                label={t(place.label)}
                icon={place.icon}
                current={isAt(place, path)}
              />
            ))}
          </NavGroup>
        ))}
      </div>
      <div className={css.choices}>
        {locale}
        {theme}
        {dataSaver}
        {discreet}
        {shortcuts}
      </div>
      <hr className={css.rule} />
      <NavButton icon={LogOut} label={t('app.layout.logout')} onClick={onLogout} closes />
    </div>
  );
}
