import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { BrandProvider } from '#src/ui/brand.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { PreloadProvider } from '#src/ui/link.tsx';
import { RouteFocus } from '#src/ui/route-focus.tsx';
import type { PositionStore } from '#src/ui/scroll-position.ts';
import { useText } from '#src/ui/text.tsx';
import { ConnectivityView } from '#src/views/app/connectivity.view.tsx';
import { DocumentationLayout } from '#src/views/app/layouts/documentation.layout.tsx';
import { GuestLayout } from '#src/views/app/layouts/guest.layout.tsx';
import { MainLayout } from '#src/views/app/layouts/main.layout.tsx';
import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { ScreenView } from '#src/views/app/screen.view.tsx';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import { pathnameOf } from '#machines/navigation/location.ts';
import { ConnectionView } from '#src/views/chat/connection.view.tsx';
import type { World } from './world.types.ts';

interface Props {
  app: ActorRefFrom<typeof appMachine>;
  world: World;
  positions: PositionStore;
  preload: (href: string) => void;
}

const wide: ReadonlySet<string | null> = new Set(['messages', 'conversation', 'main', 'feed']);

/** The frame around the screen of the admitted location. Mounted only while the app runs. */
export function Shell({ app, world, positions, preload }: Props) {
  const { say, t } = useText();
  const { viewer, unread } = useSelector(app, ({ context }) => context);
  const { screen, theme, locale, connectivity, connection } = useSelector(
    app,
    ({ children }) => children,
  );
  const place = useSelector(screen, (snapshot) => snapshot?.context.location ?? null);
  const mounted = useSelector(screen, (snapshot) => snapshot?.context.mounted ?? null);
  if (!screen || !place) return null;
  const isThere = mounted?.location.visit === place.visit;
  const { brand, release } = world.config;
  const broken = (
    <Callout tone="negative" title={t('app.screen.brokenTitle')}>
      {t('app.screen.brokenText')}
    </Callout>
  );
  const frame = {
    brand,
    release,
    path: pathnameOf(place.path),
    unread,
    wide: wide.has(place.name),
    notice: (
      <>
        {connectivity && <ConnectivityView actor={connectivity} />}
        {connection && <ConnectionView actor={connection} />}
      </>
    ),
    locale: locale && <LocaleView actor={locale} />,
    theme: theme && <ThemeView actor={theme} />,
    onLogout: () => app.send({ type: 'logout.requested' }),
    onAskAge: () => app.send({ type: 'consent.withdrawn' }),
    children: (
      <Boundary
        of={place.visit}
        fallback={broken}
        onFailure={(error) => app.send({ type: 'view.broken', error })}
      >
        <ScreenView actor={screen} />
      </Boundary>
    ),
  };
  const draw = () => {
    // One frame for all of a member's screens, so that what ConfirmPassword covers keeps its form.
    if (place.layout !== 'documentation' && viewer)
      return <SignedInLayout {...frame} viewer={viewer} />;
    if (place.layout === 'documentation') return <DocumentationLayout {...frame} viewer={viewer} />;
    if (place.layout === 'guest' && !viewer) return <GuestLayout {...frame} />;
    return <MainLayout {...frame} viewer={viewer} />;
  };
  return (
    <BrandProvider brand={brand}>
      <PreloadProvider onNear={preload}>
        <RouteFocus
          visit={isThere ? place.visit : null}
          isBack={place.arrival === 'pop'}
          title={mounted && isThere ? say(mounted.title, { brand, ...place.params }) : ''}
          brand={brand}
          store={positions}
        />
        {draw()}
      </PreloadProvider>
    </BrandProvider>
  );
}
