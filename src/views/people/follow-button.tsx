import type { SnapshotFrom } from 'xstate';
import type { followMachine } from '#machines/people/follow.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { UserPlus } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { refusalOf } from './refusal.ts';

type Follow = SnapshotFrom<typeof followMachine>;

/** Whether it shows as followed: by the chart while one is there, else by what the row says. */
export const showsFollowed = (state: Follow | undefined, isFollowed: boolean): boolean =>
  state ? state.hasTag('followed') : isFollowed;

/** The button of one follow: the same element whether or not a chart stands behind it, so focus stays. */
export function FollowButton({
  state,
  isFollowed,
  displayName,
  look = 'secondary',
  isInRow = false,
  onPress,
}: {
  state: Follow | undefined;
  isFollowed: boolean;
  displayName: string;
  /** Of the button that offers to follow. */
  look?: 'primary' | 'secondary';
  /** Below each other all of them are as wide, whatever they say. */
  isInRow?: boolean;
  onPress: (act: 'follow' | 'unfollow') => void;
}) {
  const { t } = useText();
  const name = { name: displayName };
  const followed = showsFollowed(state, isFollowed);
  const isLeft = state?.matches('unfollowed') ?? false;
  const word = isLeft ? 'undo' : followed ? 'stop' : 'start';
  const words = (['start', 'stop', 'undo'] as const).map((one) => t(`people.follow.${one}`));
  return (
    <Button
      {...(isInRow ? { words } : {})}
      tone={word === 'start' ? look : 'secondary'}
      {...(word === 'start' && look === 'primary' ? { icon: UserPlus } : {})}
      label={t(`people.follow.${word}Label`, name)}
      disabled={state?.matches('barred') ?? false}
      onClick={() => onPress(followed ? 'unfollow' : 'follow')}
    >
      {t(`people.follow.${word}`)}
    </Button>
  );
}

/** What happened to one follow, in a sentence; null where the button says it all. */
export const useFollowEvents = (state: Follow | undefined) => {
  const { t } = useText();
  if (!state) return null;
  const { displayName, failure } = state.context;
  const name = displayName;
  if (state.matches('unfollowed'))
    return { tone: 'announced', text: t('people.follow.left', { name }) } as const;
  if (state.matches('barred'))
    return { tone: 'negative', text: t('people.follow.barred', { name }) } as const;
  if (state.matches('unstarted') || state.matches('unstopped'))
    return { tone: 'negative', text: refusalOf(t, failure, name) } as const;
  return null;
};
