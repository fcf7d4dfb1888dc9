import type { z } from 'zod';
import { invalid } from '../../http/failures.ts';
import { fieldErrorsOf } from '../../http/validation.ts';

/** Parses the body of a test's request; 422 for nonsense. */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw invalid(fieldErrorsOf(result.error.issues));
  return result.data;
}
