import { memo, useEffect, useState } from 'react';
import { shortMoment } from './short-moment.ts';
import { useText } from './text.tsx';
import type { Moment } from './written.ts';

/** Time, weekday or date of an entry of a list, as near as it is; its title is the exact time. */
export const ShortTime = memo(function ShortTime({
  value,
  className,
}: {
  value: Moment;
  className?: string;
}) {
  const texts = useText();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(
      // Another day alone changes what is shown.
      () => setNow((before) => (before.getDate() === new Date().getDate() ? before : new Date())),
      60_000,
    );
    return () => clearInterval(timer);
  }, []);
  const moment = new Date(value);
  // One that the server did not say is not drawn.
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <time
      className={className}
      dateTime={moment.toISOString()}
      title={texts.date(value, { dateStyle: 'full', timeStyle: 'short' })}
    >
      {shortMoment(texts, value, now)}
    </time>
  );
});
