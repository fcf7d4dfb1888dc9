const dayLength = 86_400_000;

/** Days of a zone by their number since 1970-01-01. */
export interface ZoneDays {
  /** The day of an instant. */
  readonly dayOf: (at: Date) => number;
  /** The first instant of a day; a day that the zone left out ends where it begins. */
  readonly startOf: (day: number) => Date;
}

/** The number of an ISO day, and back. */
export const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / dayLength;
export const dayName = (day: number): string =>
  new Date(day * dayLength).toISOString().slice(0, 10);

/** Days as the clocks of a zone have them: a change of clocks makes one shorter or longer. */
export function zoneDays(zone: string): ZoneDays {
  // This language writes ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const wallAt = (at: number) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
  const dayAt = (at: number) => Math.floor(wallAt(at) / dayLength);
  const aheadAt = (at: number) => wallAt(at) - Math.floor(at / 1000) * 1000;
  return {
    dayOf: (at) => dayAt(at.getTime()),
    startOf: (day) => {
      const midnight = day * dayLength;
      // Midnight by the clocks before a change and after it: there may be two of them, or none.
      const found = [aheadAt(midnight - dayLength), aheadAt(midnight + dayLength)]
        .map((ahead) => midnight - ahead)
        .toSorted((one, other) => one - other);
      const [early = midnight, late = midnight] = found;
      return new Date(dayAt(early) >= day ? early : late);
    },
  };
}
