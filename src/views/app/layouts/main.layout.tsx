import { GuestLayout } from './guest.layout.tsx';
import type { LayoutProps } from './layout.types.ts';

/** The frame of what members and guests may see, for a guest: the broad one. */
export function MainLayout(props: LayoutProps & { onAskAge?: () => void }) {
  return <GuestLayout {...props} width="broad" />;
}
