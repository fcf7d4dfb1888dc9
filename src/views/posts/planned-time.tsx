import { useText } from '#src/ui/texts/text.tsx';

/** That day at an hour of its own, in milliseconds: a clock change moves it to no other day. */
const dayOf = (at: Date, hour: number) => new Date(at).setHours(hour, 0, 0, 0);

/** Two times that are as far apart as is said: moments of today, else days. */
function comparedWith(at: string): [then: number, now: number] {
  const [then, now] = [new Date(at), new Date()];
  return then.toDateString() === now.toDateString()
    ? [then.getTime(), now.getTime()]
    : [dayOf(then, 14), dayOf(now, 12)];
}

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
        distance: relative(...comparedWith(at)),
      })}
    </time>
  );
}
