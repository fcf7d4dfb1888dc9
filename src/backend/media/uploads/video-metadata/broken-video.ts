/** Boxes or elements of one video that are read: an hour of a WebM has 300,000. */
const partLimit = 1_000_000;
/** Places of one video that are written over. */
const placeLimit = 300_000;

/** A video whose structure cannot be followed to its end: it will be the same at every try. */
export class BrokenVideo extends Error {
  /** Excess of the video, in words for its owner; null where it is broken. */
  readonly limit: string | null;
  constructor(message: string, limit: string | null = null) {
    super(message);
    this.limit = limit;
  }
}

const beyond = (what: string) => new BrokenVideo(`It has more than ${what}.`, `more than ${what}`);

/** A count of one video's parts; throws `BrokenVideo`, which names the limit, for one too many. */
export function partCount() {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > partLimit) throw beyond(`${partLimit.toLocaleString('en')} parts`);
  };
}

/** Throws `BrokenVideo`, which names the limit, where more places are to be written over. */
export function checkPlaces(places: number): void {
  if (places > placeLimit) throw beyond(`${placeLimit.toLocaleString('en')} places of metadata`);
}
