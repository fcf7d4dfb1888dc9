import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { facesMachine } from '#machines/people/faces.machine.ts';
import { Avatar } from '#src/ui/avatar.tsx';

/** The actor that fetches the avatars of a list. */
export type Faces = ActorRefFrom<typeof facesMachine>;

/** Pictures come for a screenful at once: each draws itself alone, and no row again. */
export function Face({ faces, id, name }: { faces: Faces; id: number; name: string }) {
  const photo = useSelector(faces, ({ context }) => context.photos.get(id) ?? null);
  return <Avatar name={name} src={photo} />;
}
