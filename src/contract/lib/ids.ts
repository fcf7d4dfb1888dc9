import { z } from 'zod';

/** The number a row is known by: PostgreSQL's `integer`. */
export const rowId = z.int().min(1).max(2_147_483_647);
