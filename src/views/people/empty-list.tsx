import type { RelationListName } from '#machines/people/relation.types.ts';
import { href } from '#machines/navigation/routes.ts';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { Ban, Compass, CreditCard, Heart, Users, Wallet } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const pictures = {
  subscriptions: CreditCard,
  followed: Heart,
  subscribers: Wallet,
  followers: Users,
  blacklist: Ban,
} as const;

/** Empty state of a list of people: what will be here, and the first step where there is one. */
export function EmptyList({ list }: { list: RelationListName }) {
  const { t } = useText();
  const isMine = list === 'subscriptions' || list === 'followed';
  return (
    <EmptyState
      icon={pictures[list]}
      title={t(`people.emptyList.${list}Title`)}
      actions={
        isMine && (
          <Link look="primary" icon={Compass} href={href('explore')}>
            {t('people.relationList.explore')}
          </Link>
        )
      }
    >
      {t(`people.emptyList.${list}Text`)}
    </EmptyState>
  );
}
