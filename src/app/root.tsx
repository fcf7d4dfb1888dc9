import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Router } from 'wouter';
import type { appMachine } from '#machines/app/app.machine.ts';
import firstEnglish from '#src/locales/en/first.ts';
import type { Preload } from '#src/ui/link.tsx';
import { FormParkingContext } from '#src/ui/kept-fields.tsx';
import type { PositionStore } from '#src/ui/scroll-position.ts';
import { TextProvider } from '#src/ui/text.tsx';
import type { Strings } from '#src/ui/texts.ts';
import { AppView } from '#src/views/app/app.view.tsx';
import { useLoaded } from '#src/views/loaded.ts';
import { Localised } from './localised.tsx';
import type { routerHook } from './router-hook.ts';
import { Shell } from './shell.tsx';
import { useViews } from './load-deferred.ts';
import type { AppServices } from './services.types.ts';

interface Props {
  app: ActorRefFrom<typeof appMachine>;
  services: AppServices;
  router: ReturnType<typeof routerHook>;
  positions: PositionStore;
  preload: Preload;
}

/** The English texts that the bundle itself carries, for failures before any language has come. */
const bootTexts: unknown = firstEnglish;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- part of the texts, enough for the boot
const bootStrings = bootTexts as Strings;

/** All of the page: the boot, then the shell, with notices and dialogs above it. */
export function Root({ app, services, router, positions, preload }: Props) {
  const { locale, ...deferred } = useSelector(app, ({ children }) => children);
  const notices = useLoaded(deferred.notices);
  const dialogs = useLoaded(deferred.dialogs);
  const views = useViews(services.deferred.views);
  const failed = (
    <TextProvider locale="en" strings={bootStrings}>
      <AppView actor={app} />
    </TextProvider>
  );
  if (!locale) return failed;
  return (
    <Router hook={router.hook} searchHook={router.searchHook}>
      <FormParkingContext value={services.parkedForms}>
        <Localised actor={locale} textStore={services.textStore} textsUnavailable={() => failed}>
          <AppView actor={app}>
            <Shell app={app} services={services} positions={positions} preload={preload} />
          </AppView>
          {views && dialogs && <views.DialogsView actor={dialogs} />}
          {views && notices && <views.NoticesView actor={notices} />}
        </Localised>
      </FormParkingContext>
    </Router>
  );
}
