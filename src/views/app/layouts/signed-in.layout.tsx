import { href } from '#machines/navigation/routes.ts';
import { EarlyAccount } from '#src/ui/buttons/account-face.tsx';
import { CountBadge } from '#src/ui/style/badge.tsx';
import { MemberFrame } from '#src/ui/frame/frame.tsx';
import { CircleUser } from '#src/ui/style/icons.ts';
import { NavButton, NavGroup, NavItem } from '#src/ui/frame/nav-item.tsx';
import { openSheet } from '#src/ui/dialog/sheet.tsx';
import { Sidebar } from '#src/ui/frame/sidebar.tsx';
import { SubScreenBar } from '#src/ui/frame/sub-screen-bar.tsx';
import { TabBar } from '#src/ui/frame/tab-bar.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TopBar } from '#src/ui/frame/top-bar.tsx';
import { Brand } from './brand.tsx';
import type { MemberProps } from './layout.types.ts';
import { MeSheet, sheetId } from './me-sheet.tsx';
import { isAt, offered, placeGroups, rootAt } from './place-groups.ts';
import { mainPlaces, newPost, type Place } from './places.ts';

/** The frame of every screen of a member. */
export function SignedInLayout(props: MemberProps) {
  const { brand, path, viewer, unread, absent, notice, frame, children, later } = props;
  const { t, plural } = useText();
  const main = offered(mainPlaces, absent);
  const groups = placeGroups(viewer, absent);
  const badgeOf = (place: string) =>
    place === href('messages') && unread > 0 ? (
      <CountBadge count={unread} label={plural('app.layout.unread', unread)} />
    ) : undefined;
  const items = (places: readonly Place[], look: 'rail' | 'tab') =>
    places.map((place) => (
      <NavItem
        key={place.path}
        href={place.to ?? place.path}
        label={t(place.label)}
        icon={place.icon}
        look={look}
        current={isAt(place, path)}
        // Preload the most used places in view; fetch the others on hover or focus.
        preloadsInView={mainPlaces.includes(place)}
        badge={badgeOf(place.path)}
      />
    ));
  const writing = (look: 'rail' | 'tab') =>
    !absent.includes('newPost') && (
      <NavItem
        href={newPost.path}
        label={t(look === 'tab' ? 'app.layout.new' : 'app.layout.newPost')}
        icon={newPost.icon}
        look={look}
        outlined={look === 'rail'}
        preloadsInView={false}
        current={isAt(newPost, path)}
      />
    );
  const root = rootAt(path, groups);
  const isHome = path === href('main') || path === href('feed');
  const isInMenu = groups.some(({ places }) => places.some((place) => isAt(place, path)));
  return (
    <MemberFrame
      notice={notice}
      look={frame}
      titled={!isHome}
      bar={
        <TopBar
          start={
            root ? (
              <span aria-hidden>{t(root.label)}</span>
            ) : isHome ? (
              <Brand name={brand} />
            ) : (
              <SubScreenBar href={href('main')} label={t('app.layout.back')} />
            )
          }
        />
      }
      sidebar={
        <Sidebar
          label={t('app.layout.main')}
          start={<Brand name={brand} look="rail" />}
          end={
            later ? (
              <later.Account {...props} />
            ) : (
              <EarlyAccount label={t('app.layout.account')} person={viewer} />
            )
          }
        >
          {items(main, 'rail')}
          {writing('rail')}
          {groups.map(({ label, places }) => (
            <NavGroup key={label} label={t(label)}>
              {items(places, 'rail')}
            </NavGroup>
          ))}
        </Sidebar>
      }
      tabs={
        <TabBar label={t('app.layout.main')}>
          {items(main.slice(0, -1), 'tab')}
          {writing('tab')}
          {items(main.slice(-1), 'tab')}
          <NavButton
            icon={CircleUser}
            label={t('app.layout.me')}
            look="tab"
            marked={isInMenu}
            opens
            onClick={() => openSheet(sheetId)}
          />
        </TabBar>
      }
    >
      {children}
      <MeSheet {...props} groups={groups} />
      {later && <later.Tips />}
    </MemberFrame>
  );
}
