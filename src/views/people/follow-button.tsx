import type { SnapshotFrom } from 'xstate';
import type { followMachine } from '#machines/people/follow.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { UserPlus } from '#src/ui/style/icons.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { refusalOf } from './refusal.ts';

type Follow = SnapshotFrom<typeof followMachine>;

/** True if shown as followed: by the chart if there is one, else by the row's data. */
export const showsFollowed = (state: Follow | undefined, isFollowed: boolean): boolean =>
  state ? state.hasTag('followed') : isFollowed;

/** Button of one follow: the same element with and without a chart, so it keeps the focus. */
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
  /** Tone of the button that offers to follow. */
  look?: 'primary' | 'secondary';
  /** Fixes the width to the longest text, so that buttons of rows align. */
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

/** Notice about one follow; null if the button says enough. */
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
