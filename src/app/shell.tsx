import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/app.machine.ts';
import { Boundary } from '#src/ui/frame/boundary.tsx';
import { BrandProvider, useShownBrand } from '#src/ui/frame/brand.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { PreloadProvider, type Preload } from '#src/ui/buttons/link.tsx';
import { RouteFocus } from '#src/ui/focus/route-focus.tsx';
import type { PositionStore } from '#src/ui/lists/scroll-position.ts';
import { AbsentPathsContext } from '#src/ui/frame/absent-paths.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { useIsOffline } from '#src/ui/frame/use-is-offline.ts';
import { ScreenView } from '#src/views/app/screen.view.tsx';
import { useLoaded } from '#src/views/loaded.ts';
import { pathnameOf } from '#machines/navigation/location.ts';
import { routes, type RouteName } from '#machines/navigation/routes.ts';
import { Broken } from './broken-page.tsx';
import { lookOf, useFrame } from './screen-loading.ts';
import { useViews } from './load-deferred.ts';
import type { RunningServices } from './running-services.types.ts';

interface Props {
  app: ActorRefFrom<typeof appMachine>;
  services: RunningServices;
  positions: PositionStore;
  preload: Preload;
}

/** Paths of the tabs; a route with a parameter is never one of them. */
const pathsOf = (names: readonly RouteName[]) => names.map((name) => routes[name].pattern);

/** The screen without its frame, which failed: a reload brings that back. */
function Unframed({ children }: { children: ReactNode }) {
  return (
    <main>
      <Broken />
      {children}
    </main>
  );
}

/** The frame around the screen of the admitted location. Mounted only while the app runs. */
export function Shell({ app, services, positions, preload }: Props) {
  const { say, t } = useText();
  const viewer = useSelector(app, ({ context }) => context.viewer);
  const absent = useSelector(app, ({ context }) => context.absent);
  const unread = useSelector(app, ({ context }) => context.unread);
  const { screen, theme, locale, ...deferred } = useSelector(app, ({ children }) => children);
  const connectivity = useLoaded(deferred.connectivity);
  const isOffline = useIsOffline();
  const connection = useLoaded(deferred.connection);
  const views = useViews(services.deferred.views);
  const memberViews = useViews(services.deferred.memberViews);
  const Frame = useFrame(viewer);
  const brand = useShownBrand(services.config.brand);
  const place = useSelector(screen, (snapshot) => snapshot?.context.location ?? null);
  const mounted = useSelector(screen, (snapshot) => snapshot?.context.mounted ?? null);
  if (!screen || !place) return null;
  const isThere = mounted?.location.visit === place.visit;
  const { release } = services.config;
  const report = (error: unknown) => app.send({ type: 'view.broken', error });
  const content = (
    <Boundary of={place.visit} fallback={<Broken />} onFailure={report}>
      <ScreenView actor={screen} />
    </Boundary>
  );
  return (
    <BrandProvider brand={services.config.brand}>
      <AbsentPathsContext value={pathsOf(absent)}>
        <PreloadProvider preload={preload}>
          <RouteFocus
            visit={isThere ? place.visit : null}
            isBack={place.arrival === 'pop'}
            title={mounted && isThere ? say(mounted.title, { brand, ...place.params }) : ''}
            brand={brand}
            waiting={viewer ? unread : 0}
            store={positions}
          >
            {Frame ? (
              <Boundary
                of={place.visit}
                fallback={<Unframed>{content}</Unframed>}
                onFailure={report}
              >
                {/* oxlint-disable-next-line react/static-components -- a loaded module, the same each time */}
                <Frame
                  brand={brand}
                  release={release}
                  path={pathnameOf(place.path)}
                  layout={place.layout}
                  viewer={viewer}
                  unread={unread}
                  absent={absent}
                  frame={lookOf(place) ?? lookOf(mounted?.location) ?? 'wide'}
                  actors={{ locale, theme }}
                  views={memberViews}
                  notice={
                    <>
                      {views && connectivity ? (
                        <views.ConnectivityView actor={connectivity} />
                      ) : (
                        isOffline && (
                          <Callout tone="caution">{t('app.connectivity.offline')}</Callout>
                        )
                      )}
                      {memberViews && connection && (
                        <memberViews.ConnectionView actor={connection} />
                      )}
                    </>
                  }
                  onGo={(path) => app.send({ type: 'location.requested', path })}
                  onLogout={() => app.send({ type: 'logout.requested' })}
                  onAskAge={() => app.send({ type: 'consent.withdrawn' })}
                >
                  {content}
                </Frame>
              </Boundary>
            ) : (
              content
            )}
          </RouteFocus>
        </PreloadProvider>
      </AbsentPathsContext>
    </BrandProvider>
  );
}
