import type { ComponentType } from 'react';
import type { FrameProps } from './frames/frame.types.ts';

type Frame = ComponentType<FrameProps>;
type Kind = 'guest' | 'member';

const loaders: Readonly<Record<Kind, () => Promise<{ default: Frame }>>> = {
  guest: () => import('./frames/guest.tsx'),
  member: () => import('./frames/member.tsx'),
};
const frames = new Map<Kind, Frame>();
const kindOf = (viewer: object | null): Kind => (viewer === null ? 'guest' : 'member');

/** Fetches the frame of a guest or a member; comes together with the screen that stands in it. */
export async function loadFrame(viewer: object | null): Promise<void> {
  const kind = kindOf(viewer);
  if (!frames.has(kind)) frames.set(kind, (await loaders[kind]()).default);
}

/** The frame, once loaded; a guest's is the placeholder while a member's is loading. */
export const useFrame = (viewer: object | null): Frame | undefined =>
  frames.get(kindOf(viewer)) ?? frames.get('guest');
