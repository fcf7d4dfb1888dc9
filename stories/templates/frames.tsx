import type { ReactNode } from 'react';
import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';
import type { FrameLook } from '#src/ui/frame/frame.tsx';
import { member } from '#stories/ui/layouts.fixtures.tsx';

/** Frame of a member around one screen. */
export const inFrameAt = (path: string, frame: FrameLook = 'wide') =>
  function Framed(Drawn: () => ReactNode) {
    return (
      <SignedInLayout {...member} path={path} frame={frame}>
        {Drawn()}
      </SignedInLayout>
    );
  };
