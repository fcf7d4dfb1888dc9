import type { RowAct, RowAsk } from '#machines/people/relation-list.types.ts';
import type { RelationListName } from '#machines/people/relation.types.ts';
import {
  Ban,
  CircleUser,
  CreditCard,
  Flag,
  MessageCircle,
  UserPlus,
  Users,
} from '#src/ui/style/icons.ts';
import type { MenuItem } from '#src/ui/dialog/menu.types.ts';
import type { Texts } from '#src/ui/texts/texts.ts';

/** Choices of a row's menu. */
export type MenuChoice = RowAct | RowAsk | 'open' | 'message';

/** The things that one does less often in a list, what destroys at the end. */
export const rowMenu = (
  list: RelationListName,
  { isBanned, isFollowed, sells }: { isBanned: boolean; isFollowed: boolean; sells: boolean },
  t: Texts['t'],
): readonly (MenuItem & { id: MenuChoice })[] => [
  { id: 'open', label: t('people.rowMenu.open'), icon: CircleUser },
  ...(list === 'blacklist'
    ? []
    : [{ id: 'message' as const, label: t('people.rowMenu.message'), icon: MessageCircle }]),
  ...(sells || list === 'subscriptions'
    ? [{ id: 'subscription' as const, label: t('people.rowMenu.subscription'), icon: CreditCard }]
    : []),
  ...(list === 'subscriptions' || list === 'subscribers'
    ? [
        isFollowed
          ? { id: 'unfollow' as const, label: t('people.follow.stop'), icon: Users }
          : { id: 'follow' as const, label: t('people.follow.start'), icon: UserPlus },
      ]
    : []),
  isBanned
    ? { id: 'ban', label: t('people.rowMenu.change'), icon: Ban }
    : { id: 'ban', label: t('people.rowMenu.ban'), icon: Ban, tone: 'negative' },
  { id: 'report', label: t('people.relationship.report'), icon: Flag },
];
