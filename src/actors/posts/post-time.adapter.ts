import { fromCallback, type EventObject } from 'xstate';
import type { ClockReport } from '#machines/posts/post-time.types.ts';

const minute = 60_000;

/** Joins the time of a post to the clock and the zone of this device. */
export const postTimeAdapter = {
  actors: {
    clock: fromCallback<EventObject>(({ sendBack }) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const report = () => {
        const now = Date.now();
        const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
        const said: ClockReport = { type: 'minute.passed', now: now - (now % minute), zone };
        sendBack(said);
        timer = setTimeout(report, minute - (now % minute));
      };
      report();
      return () => clearTimeout(timer);
    }),
  },
};
