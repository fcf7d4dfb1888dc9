import { GuestLayout } from './guest.layout.tsx';
import type { LayoutProps } from './layout.types.ts';

/** The frame of document pages for a guest: texts on the edge of the bar. */
export function DocumentationLayout(props: LayoutProps & { onAskAge?: () => void }) {
  return <GuestLayout {...props} />;
}
