import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { RowAct, RowPart } from '#machines/people/relation-list.types.ts';
import type { RelationEntry, RelationListName } from '#machines/people/relation.types.ts';
import { href, profilePath } from '#machines/navigation/routes.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { BadgeCheck, MessageCircle } from '#src/ui/style/icons.ts';
import { Icon } from '#src/ui/style/icon.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { Link } from '#src/ui/buttons/link.tsx';
import { MenuButton } from '#src/ui/dialog/menu-button.tsx';
import { Handle, PersonName } from '#src/ui/texts/person-name.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { loadedSnapshot } from '../loaded.ts';
import { BlacklistButton, useBlacklistEvents } from './blacklist-button.tsx';
import { FollowButton, showsFollowed, useFollowEvents } from './follow-button.tsx';
import { RelationNotice } from './relation-notice.tsx';
import css from './relation-row.module.css';
import { RenewalButtons, useRenewalEvents } from './renewal-buttons.tsx';
import { RowAvatar, type Avatars } from './row-avatar.tsx';
import { rowMenu, type MenuChoice } from './row-menu.ts';
import { stateOf } from './row-state.ts';

interface RowProps {
  list: RelationListName;
  entry: RelationEntry;
  avatars: Avatars;
  part: RowPart | undefined;
  onAct: (userId: number, act: RowAct) => void;
  onChoose: (userId: number, choice: MenuChoice) => void;
}

/** A person in a list: name, relation, the primary action, and a menu for the others. */
export const RelationRow = memo(({ list, entry, avatars, part, onAct, onChoose }: RowProps) => {
  const texts = useText();
  const { t } = texts;
  const { person, banType } = entry;
  const { id, displayName } = person;
  useSelector(part?.actor, (state) => state);
  const follow = part?.kind === 'follow' ? part.actor.getSnapshot() : undefined;
  const ban = part?.kind === 'ban' ? loadedSnapshot(part.actor) : undefined;
  const renewal = part?.kind === 'renewal' ? loadedSnapshot(part.actor) : undefined;
  const followEvents = useFollowEvents(follow);
  const banEvents = useBlacklistEvents(ban);
  const renewalEvents = useRenewalEvents(renewal, entry);
  const notice = followEvents ?? banEvents ?? renewalEvents;
  const isBanned = banType !== null;
  const isBanRow = list === 'blacklist' || banEvents !== null;
  const act = (what: RowAct) => onAct(id, what);
  const followed = showsFollowed(follow, entry.isFollowed);
  return (
    <div className={classNames(css.row, (list === 'subscriptions' || isBanRow) && css.tall)}>
      <Link
        look="bare"
        className={css.person ?? ''}
        href={profilePath(person)}
        preloadsInView={false}
      >
        <RowAvatar avatars={avatars} id={id} name={displayName} />
        <span className={css.words}>
          <span className={css.line}>
            <bdi className={css.name}>
              <PersonName of={person} />
            </bdi>
            {person.isVerified && (
              <Icon
                of={BadgeCheck}
                size={16}
                className={css.verified ?? ''}
                label={t('people.relationList.verified')}
              />
            )}
          </span>
          <Handle of={person} className={css.handle} />
          <span className={css.state}>
            {notice === null && stateOf(list, entry, texts)}
            {part && <RelationNotice notice={notice} />}
          </span>
        </span>
      </Link>
      <span className={css.acts}>
        {isBanRow && <BlacklistButton state={ban} {...{ banType, displayName }} onPress={act} />}
        {!isBanRow && (list === 'followed' || list === 'followers') && (
          <FollowButton
            isInRow
            state={follow}
            isFollowed={entry.isFollowed}
            displayName={displayName}
            onPress={act}
          />
        )}
        {!isBanRow && list === 'subscriptions' && (
          <KeepFocus className={css.acts}>
            <RenewalButtons state={renewal} entry={entry} onPress={act} />
          </KeepFocus>
        )}
        {!isBanRow && list === 'subscribers' && (
          <Link
            look="secondary"
            icon={MessageCircle}
            href={href('conversation', { withUserId: id })}
            preloadsInView={false}
          >
            <span className={css.word}>{t('people.rowMenu.message')}</span>
          </Link>
        )}
        <MenuButton
          label={t('people.relationList.more', { name: displayName })}
          items={() =>
            rowMenu(
              list,
              { isBanned, isFollowed: followed, sells: person.isVerified && !isBanned },
              t,
            )
          }
          onSelect={(choice) => onChoose(id, choice)}
        />
      </span>
    </div>
  );
});
RelationRow.displayName = 'RelationRow';
