/** A card is good to the end of its month; `month` from 1, `year` in full. */
export const isPast = (month: number, year: number, now: Date) =>
  year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
