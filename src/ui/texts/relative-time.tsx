import { memo, useEffect, useState } from 'react';
import { useText } from './text.tsx';
import type { Moment } from './written.ts';

/** Time since `value`, updated while on screen; its title is the exact time. */
export const RelativeTime = memo(function RelativeTime({
  value,
  className,
}: {
  value: Moment;
  className?: string;
}) {
  const { relative, date } = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const moment = new Date(value);
  // One that the server did not say is not drawn.
  if (Number.isNaN(moment.getTime())) return null;
  return (
    <time
      className={className}
      dateTime={moment.toISOString()}
      title={date(value, { dateStyle: 'full', timeStyle: 'short' })}
    >
      {relative(value, Math.max(now, moment.getTime()))}
    </time>
  );
});
