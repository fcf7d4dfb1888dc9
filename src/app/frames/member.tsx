import { SignedInLayout } from '#src/views/app/layouts/signed-in.layout.tsx';
import type { FrameProps } from './frame.types.ts';

/** One frame for all of a member's screens, so that what ConfirmPassword covers keeps its form. */
export default function MemberFrame({ viewer, views, ...frame }: FrameProps) {
  if (viewer === null) return frame.children;
  return <SignedInLayout {...frame} viewer={viewer} later={views?.later} />;
}
