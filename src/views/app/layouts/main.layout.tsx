import { GuestLayout } from './guest.layout.tsx';
import type { LayoutProps, MemberProps } from './layout.types.ts';
import { SignedInLayout } from './signed-in.layout.tsx';

/** The frame of what both may see: a member keeps theirs, a guest gets the broad one. */
export function MainLayout({
  viewer,
  ...props
}: LayoutProps &
  Omit<MemberProps, 'viewer'> & { viewer: MemberProps['viewer'] | null; onAskAge?: () => void }) {
  return viewer ? (
    <SignedInLayout {...props} viewer={viewer} />
  ) : (
    <GuestLayout {...props} width="broad" />
  );
}
