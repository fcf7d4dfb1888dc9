/** A day and a time as a clock on the wall shows them: `YYYY-MM-DD` and `HH:mm`. */
export interface WallTime {
  readonly day: string;
  readonly time: string;
}

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

/** Days since 1970-01-01 of a day of the Gregorian calendar. */
function daysOf(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

const written = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{3}))?)?/;

/** Milliseconds since 1970 of a wall time read as if it were UTC; null where it is no time. */
function readAsUtc(text: string): number | null {
  const found = written.exec(text);
  if (!found) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0, rest = 0] = found
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > 31 || hours > 23 || minutes > 59) return null;
  const days = daysOf(year, month, day);
  return days * dayLength + hours * hour + minutes * minute + seconds * 1000 + rest;
}

/** Milliseconds since 1970 of an ISO 8601 text in UTC; null where it is none. */
export const instantOf = (iso: string): number | null => readAsUtc(iso);

/** Wall time of a zone at an instant. */
export function wallAt(instant: number, zone: string): WallTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour: hours = '', minute: minutes = '' } = parts;
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hours}:${minutes}` };
}

const utcOf = ({ day, time }: WallTime): number | null => readAsUtc(`${day}T${time}`);

/** Offset of a zone from UTC at an instant, in milliseconds, to the minute. */
const aheadAt = (instant: number, zone: string): number =>
  (utcOf(wallAt(instant, zone)) ?? instant) - Math.floor(instant / minute) * minute;

/** The instant as ISO 8601 in UTC. */
export function isoOf(instant: number): string {
  const { day, time } = wallAt(instant, 'UTC');
  const seconds = String(Math.floor((instant % minute) / 1000)).padStart(2, '0');
  return `${day}T${time}:${seconds}.${String(instant % 1000).padStart(3, '0')}Z`;
}

/**
 * The instants at which the clocks of a zone show this: one, none where a change skips it, two where a
 * change repeats it. Null where it is no time.
 */
export function instantsOf(wall: WallTime, zone: string): readonly number[] | null {
  const utc = utcOf(wall);
  if (utc === null) return null;
  const offsets = new Set([aheadAt(utc - dayLength, zone), aheadAt(utc + dayLength, zone)]);
  return [...offsets]
    .map((ahead) => utc - ahead)
    .filter((instant) => {
      const shown = wallAt(instant, zone);
      return shown.day === wall.day && shown.time === wall.time;
    })
    .toSorted((one, other) => one - other);
}

/** First wall time after the clock change that skips `wall`. */
export function afterSkip(wall: WallTime, zone: string): WallTime {
  const utc = utcOf(wall) ?? 0;
  let [low, high] = [utc - dayLength, utc + dayLength];
  const before = aheadAt(low, zone);
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute;
    if (aheadAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return wallAt(high, zone);
}
