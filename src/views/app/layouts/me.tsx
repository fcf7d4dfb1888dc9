import { profilePath } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { HeldBack } from '#src/ui/fields/held-back.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { LogOut, X } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { SheetContent } from '#src/ui/dialog/sheet-content.tsx';
import { NavButton, NavGroup, NavItem } from '#src/ui/frame/nav-item.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { MeProps } from './layout.types.ts';
import css from './me.module.css';
import { isAt } from './place-groups.ts';

/** Content of the phone's sheet: the account, the places that the tab bar omits, and logout. */
export function Me({ viewer, groups, path, discreet, onLogout }: MeProps) {
  const { t } = useText();
  return (
    <SheetContent>
      <div className={css.me}>
        <HeldBack />
        <div className={css.head}>
          <h2 className={css.title}>{t('app.layout.me')}</h2>
          <span data-closes="">
            <IconButton icon={X} label={t('app.layout.close')} />
          </span>
        </div>
        <div className={css.places}>
          <Link href={profilePath(viewer)} look="bare" className={css.person}>
            <Avatar name={viewer.displayName} src={viewer.profilePhoto} />
            <span className={css.names}>
              <span className={css.name}>
                <PersonName of={viewer} />
              </span>
              <Handle of={viewer} className={css.handle} />
            </span>
          </Link>
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
        <div className={css.foot}>
          {discreet}
          <NavButton icon={LogOut} label={t('app.layout.logout')} onClick={onLogout} closes />
        </div>
      </div>
    </SheetContent>
  );
}
