import { useText } from '#src/ui/texts/text.tsx';

/** Time at which a post goes out, with its zone and how far off it is. */
export function PlannedTime({ at }: { at: string }) {
  const { t, date, relative } = useText();
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <time dateTime={at}>
      {t('posts.myPosts.planned', {
        time: date(at, {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
        }),
        zone,
        distance: relative(at),
      })}
    </time>
  );
}
