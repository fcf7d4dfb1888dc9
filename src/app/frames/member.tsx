import { PendingLayout } from '#src/views/app/layouts/pending.layout.tsx';
import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';
import type { FrameProps } from './frame.types.ts';

/**
 * One frame for all of a member's screens, so that what ConfirmPassword covers keeps its form; another
 * one while the address is not verified, or the account is about to go.
 */
export default function MemberFrame({ viewer, actors, views, ...frame }: FrameProps) {
  if (viewer === null) return frame.children;
  const { locale, theme } = actors;
  if (!viewer.isVerified || viewer.isDeleted)
    return (
      <PendingLayout
        {...frame}
        isDeleted={viewer.isDeleted}
        locale={views && locale && <views.LocaleView actor={locale} />}
        theme={views && theme && <views.ThemeView actor={theme} />}
      />
    );
  return <SignedInLayout {...frame} viewer={viewer} later={views?.later} />;
}
