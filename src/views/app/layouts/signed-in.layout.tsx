import { href } from '#machines/navigation/routes.ts';
import { CountBadge } from '#src/ui/badge.tsx';
import { MemberFrame } from '#src/ui/frame.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { CirclePlus, Ellipsis, Menu } from '#src/ui/icons.ts';
import { NavButton, NavItem } from '#src/ui/nav-item.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { Sidebar } from '#src/ui/sidebar.tsx';
import { TabBar } from '#src/ui/tab-bar.tsx';
import { useText } from '#src/ui/text.tsx';
import { TopBar } from '#src/ui/top-bar.tsx';
import { Brand } from './brand.tsx';
import type { MemberProps } from './layout.types.ts';
import { isAt, primaryPlaces, secondaryPlaces, tabPlaces } from './places.ts';

/** The frame of every screen of a member. */
export function SignedInLayout(props: MemberProps) {
  const { brand, path, unread, notice, aside, wide, children, AccountMenu } = props;
  const { t, plural } = useText();
  const badgeOf = (place: string) =>
    place === href('messages') && unread > 0 ? (
      <CountBadge count={unread} label={plural('app.layout.unread', unread)} />
    ) : undefined;
  const items = (places: typeof primaryPlaces, look: 'rail' | 'tab') =>
    places.map((place) => (
      <NavItem
        key={place.path}
        href={place.path}
        label={t(place.label)}
        icon={place.icon}
        look={look}
        current={isAt(place.path, path)}
        badge={badgeOf(place.path)}
      />
    ));
  return (
    <MemberFrame
      notice={notice}
      aside={aside}
      wide={wide}
      bar={
        <TopBar
          start={<Brand name={brand} />}
          end={
            <>
              <IconButton icon={Menu} label={t('app.layout.more')} popoverTarget="account-top" />
              <Popover id="account-top" label={t('app.layout.account')} placement="top-end">
                {AccountMenu && (
                  <AccountMenu
                    {...props}
                    places={[...primaryPlaces.slice(2, 3), ...secondaryPlaces]}
                  />
                )}
              </Popover>
            </>
          }
        />
      }
      sidebar={
        <Sidebar
          label={t('app.layout.main')}
          start={<Brand name={brand} look="rail" />}
          end={
            <>
              <NavButton
                icon={Ellipsis}
                label={t('app.layout.more')}
                look="rail"
                popoverTarget="account-side"
              />
              <Popover id="account-side" label={t('app.layout.account')} placement="bottom-start">
                {AccountMenu && <AccountMenu {...props} places={[]} />}
              </Popover>
            </>
          }
        >
          {items([...primaryPlaces, ...secondaryPlaces], 'rail')}
          <NavItem
            href={href('newPost')}
            label={t('app.layout.newPost')}
            icon={CirclePlus}
            look="rail"
            prominent
            current={path === href('newPost')}
          />
        </Sidebar>
      }
      tabs={<TabBar label={t('app.layout.main')}>{items(tabPlaces, 'tab')}</TabBar>}
    >
      {children}
    </MemberFrame>
  );
}
