import { PendingLayout } from '#src/views/app/layouts/pending.layout.tsx';
import type { FrameProps } from './frame.types.ts';

/** The frame of a member whose address is not verified, or whose account is about to go. */
export default function PendingFrame({ viewer, actors, views, ...frame }: FrameProps) {
  const { locale, theme } = actors;
  return (
    <PendingLayout
      {...frame}
      isDeleted={viewer?.isDeleted}
      locale={views && locale && <views.LocaleView actor={locale} />}
      theme={views && theme && <views.ThemeView actor={theme} />}
    />
  );
}
