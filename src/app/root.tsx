import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Router } from 'wouter';
import type { appMachine } from '#machines/app/app.machine.ts';
import firstEnglish from '#src/locales/en/first.ts';
import { AddressesContext } from '#src/ui/media/addresses.ts';
import { PlaybackContext } from '#src/ui/media/playback.ts';
import { Boundary } from '#src/ui/frame/boundary.tsx';
import type { Preload } from '#src/ui/buttons/link.tsx';
import { FormParkingContext } from '#src/ui/fields/form-parking.ts';
import type { PositionStore } from '#src/ui/lists/scroll-position.ts';
import { TextProvider } from '#src/ui/texts/text.tsx';
import type { Strings } from '#src/ui/texts/texts.ts';
import { AppView } from '#src/views/app/app.view.tsx';
import { useLoaded } from '#src/views/loaded.ts';
import { Apart, BrokenPage } from './broken-page.tsx';
import { Localised } from './localised.tsx';
import type { routerHook } from './router-hook.ts';
import { Shell } from './shell.tsx';
import { useViews } from './load-deferred.ts';
import type { RunningServices } from './running-services.types.ts';

interface Props {
  app: ActorRefFrom<typeof appMachine>;
  services: RunningServices;
  router: ReturnType<typeof routerHook>;
  positions: PositionStore;
  preload: Preload;
}

/** The English texts that the bundle itself carries, for failures before any language has come. */
const bootTexts: unknown = firstEnglish;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- part of the texts, enough for the boot
export const bootStrings = bootTexts as Strings;

/** All of the page: the boot, then the shell, with notices and dialogs above it. */
export function Root({ app, services, router, positions, preload }: Props) {
  const { locale, ...deferred } = useSelector(app, ({ children }) => children);
  const notices = useLoaded(deferred.notices);
  const dialogs = useLoaded(deferred.dialogs);
  const uploads = useLoaded(deferred.uploads);
  const views = useViews(services.deferred.views);
  const uploadViews = useViews(services.lazyActors.uploadViews);
  const failed = (
    <TextProvider locale="en" strings={bootStrings}>
      <AppView actor={app} />
    </TextProvider>
  );
  if (!locale) return failed;
  const code = locale.getSnapshot().context.code;
  const strings = services.textStore.strings(code);
  const broken = <BrokenPage locale={strings ? code : 'en'} strings={strings ?? bootStrings} />;
  return (
    <Boundary of={null} fallback={broken} onFailure={reportError}>
      <Router hook={router.hook} searchHook={router.searchHook}>
        <AddressesContext value={services.addresses}>
          <PlaybackContext value={services.playback}>
            <FormParkingContext value={services.parkedForms}>
              <Localised
                actor={locale}
                textStore={services.textStore}
                textsUnavailable={() => failed}
              >
                <AppView actor={app}>
                  <Shell app={app} services={services} positions={positions} preload={preload} />
                </AppView>
                {uploadViews && uploads && (
                  <Apart of={uploads}>
                    <uploadViews.UploadTrayView actor={uploads.getSnapshot().context.tray} />
                  </Apart>
                )}
                {views && dialogs && (
                  <Apart of={dialogs}>
                    <views.DialogsView actor={dialogs} />
                  </Apart>
                )}
                {views && notices && (
                  <Apart of={notices}>
                    <views.NoticesView actor={notices} />
                  </Apart>
                )}
              </Localised>
            </FormParkingContext>
          </PlaybackContext>
        </AddressesContext>
      </Router>
    </Boundary>
  );
}
