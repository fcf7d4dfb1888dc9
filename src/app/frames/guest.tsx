import { DocumentationLayout } from '#src/views/app/layouts/documentation.layout.tsx';
import { GuestLayout } from '#src/views/app/layouts/guest.layout.tsx';
import { MainLayout } from '#src/views/app/layouts/main.layout.tsx';
import { LocaleView } from '#src/views/app/locale.view.tsx';
import { ThemeView } from '#src/views/app/theme.view.tsx';
import type { FrameProps } from './frame.types.ts';

const layouts = { documentation: DocumentationLayout, guest: GuestLayout };

/** The frames of a guest. */
export default function GuestFrame({ layout, actors, ...frame }: FrameProps) {
  const Layout = layout === 'guest' || layout === 'documentation' ? layouts[layout] : MainLayout;
  const { locale, theme } = actors;
  return (
    <Layout
      {...frame}
      locale={locale && <LocaleView actor={locale} />}
      theme={theme && <ThemeView actor={theme} />}
    />
  );
}
