import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { relationshipMachine } from '#machines/people/relationship.machine.ts';
import { Ban, Flag, Gift, Link2, UserPlus, Users } from '#src/ui/style/icons.ts';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { Act } from './relationship-places.ts';

const items = {
  tip: { label: 'people.relationship.tip', icon: Gift },
  follow: { label: 'people.follow.start', icon: UserPlus },
  unfollow: { label: 'people.follow.stop', icon: Users },
  copy: { label: 'people.profileLink.copy', icon: Link2 },
  ban: { label: 'people.relationship.ban', icon: Ban },
  report: { label: 'people.relationship.report', icon: Flag },
} as const;
type Rare = keyof typeof items;
const isRare = (act: Act): act is Rare => act in items;

/** Overflow menu with the rarer actions on a person. */
export function RelationshipMenu({
  actor,
  acts,
}: {
  actor: ActorRefFrom<typeof relationshipMachine>;
  acts: readonly Act[];
}) {
  const { t } = useText();
  const profile = useSelector(actor, ({ context }) => context.profile);
  const link = useSelector(actor, ({ context }) => context.link);
  const follow = useSelector(actor, ({ context }) => context.follow);
  const choose = (id: Rare) => {
    if (id === 'copy') link.send({ type: 'link.copy' });
    else if (id === 'follow') follow?.send({ type: 'follow.start' });
    else if (id === 'unfollow') follow?.send({ type: 'follow.stop' });
    else actor.send({ type: `${id}.ask` });
  };
  return (
    <MenuButton
      label={t('people.relationship.more', { name: profile.displayName })}
      items={() =>
        acts.filter(isRare).map((id) => ({ id, label: t(items[id].label), icon: items[id].icon }))
      }
      onSelect={choose}
    />
  );
}
