const two = (part: number): string => String(part).padStart(2, '0');

/** A day where the device is, `YYYY-MM-DD`. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** A moment where the device is, `YYYY-MM-DDTHH:mm`. */
export const localTime = (date: Date): string =>
  `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;

const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** Reports the present day at once and whenever another begins; a device that slept over midnight, as it wakes. */
export const watchDay = (notify: (today: string) => void): (() => void) => {
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = new Date();
    const today = dayOf(now);
    if (today !== last) notify((last = today));
    clearTimeout(timer);
    timer = setTimeout(look, untilTomorrow(now));
  };
  addEventListener('focus', look);
  look();
  return () => {
    clearTimeout(timer);
    removeEventListener('focus', look);
  };
};
