import { GuestLayout } from './guest.layout.tsx';
import type { LayoutProps, MemberProps } from './layout.types.ts';
import { SignedInLayout } from './signed-in.layout.tsx';

/** The frame of document pages: a column for reading, within a member's frame or a guest's. */
export function DocumentationLayout({
  viewer,
  ...props
}: LayoutProps &
  Omit<MemberProps, 'viewer'> & { viewer: MemberProps['viewer'] | null; onAskAge?: () => void }) {
  return viewer ? (
    <SignedInLayout {...props} viewer={viewer} />
  ) : (
    <GuestLayout {...props} width="reading" />
  );
}
