import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { avatarsMachine } from '#machines/people/avatars.machine.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';

/** The actor that fetches the avatars of a list. */
export type Avatars = ActorRefFrom<typeof avatarsMachine>;

/** Pictures come for a screenful at once: each draws itself alone, and no row again. */
export function RowAvatar({ avatars, id, name }: { avatars: Avatars; id: number; name: string }) {
  const photo = useSelector(avatars, ({ context }) => context.photos.get(id) ?? null);
  return <Avatar name={name} src={photo} />;
}
