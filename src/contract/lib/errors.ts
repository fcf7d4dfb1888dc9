import { z } from 'zod';

/** PHP encodes an empty map as `[]` and a filled one as `{}` (contract §0.10); both read as a record. */
export const phpMap = <Value extends z.ZodType>(value: Value) =>
  z.union([z.record(z.string(), value), z.array(value).length(0)]);

/** Messages per field; nested fields use dot keys such as `media.0.price` (contract §1.3). */
export const fieldErrors = z.record(z.string(), z.array(z.string())).meta({ id: 'FieldErrors' });

/** 422: the first message, then every message by field. */
export const validationError = z
  .object({ message: z.string(), errors: fieldErrors })
  .meta({ id: 'ValidationError' });

/** Any other refusal. `code` is the stable name of a business error (contract §8.0). */
export const apiError = z
  .object({ message: z.string(), code: z.string().optional() })
  .meta({ id: 'ApiError' });

/** The two-byte body `""` that Fortify sends with 200, 201 and 202. */
export const emptyString = z.literal('').meta({ id: 'EmptyString' });

export type ValidationError = z.infer<typeof validationError>;
export type ApiError = z.infer<typeof apiError>;

/**
 * State of something that a change is made to, as its last answer named it. A change that names
 * another than there is now is refused with 409 `stale`; one that names none is made.
 */
export const version = z.string().min(1).max(64);
