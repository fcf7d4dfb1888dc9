import type { ReactNode } from 'react';
import { Boundary } from '#src/ui/frame/boundary.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { TextProvider, useText } from '#src/ui/texts/text.tsx';
import type { Strings } from '#src/ui/texts/texts.ts';
import css from './broken-page.module.css';

/** Error callout for a failed part or the whole page, with a button that reloads. */
export function Broken({ whole = false }: { whole?: boolean }) {
  const { t } = useText();
  return (
    <Callout
      tone="negative"
      title={t('app.screen.brokenTitle')}
      actions={<Button onClick={() => location.reload()}>{t('app.screen.reload')}</Button>}
    >
      {t(whole ? 'app.screen.brokenPage' : 'app.screen.brokenText')}
    </Callout>
  );
}

/** Error page in place of the whole app; `strings` needs only the texts of the first load. */
export function BrokenPage({ locale, strings }: { locale: string; strings: Strings }) {
  return (
    <TextProvider locale={locale} strings={strings}>
      <main className={css.page}>
        <Broken whole />
      </main>
    </TextProvider>
  );
}

/** Wraps content above the page that is left out when it fails; the error is reported. */
export function Apart({ of, children }: { of: unknown; children: ReactNode }) {
  return (
    <Boundary of={of} fallback={null} onFailure={reportError}>
      {children}
    </Boundary>
  );
}
