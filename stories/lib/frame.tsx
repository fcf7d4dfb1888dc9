import { useMemo, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import en from '#src/locales/en/index.ts';
import { BrandProvider } from '#src/ui/frame/brand.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import type { Strings } from '#src/ui/texts/texts.ts';

/** Providers that the app puts around every view: texts, brand, and links that go nowhere. */
export function Frame(props: { locale?: string; strings?: Strings; children: ReactNode }) {
  const { locale = 'en', strings = en, children } = props;
  const { hook, searchHook } = useMemo(() => memoryLocation({ path: '/' }), []);
  return (
    <Router hook={hook} searchHook={searchHook}>
      <BrandProvider brand="Fanfare">
        <TextProvider locale={locale} strings={strings} fallback={en}>
          {children}
        </TextProvider>
      </BrandProvider>
    </Router>
  );
}
