import { z } from 'zod';

const first = Date.UTC(1900, 0, 1);
const last = Date.UTC(9999, 0, 1);

/**
 * A point in time that a request names (ISO 8601 with its zone). Only years 1900 to 9998: databases
 * refuse the year 0 and those that ISO writes with a sign, which a zone can reach from within.
 */
export const instant = z.iso.datetime({ offset: true }).refine((text) => {
  const at = Date.parse(text);
  return at >= first && at < last;
});
