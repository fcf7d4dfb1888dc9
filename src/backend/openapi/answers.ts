import type { z } from 'zod';
import { apiError, emptyString, validationError } from '#src/contract/lib/errors.ts';

/** The JSON body a route needs. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** An answer with a JSON body. */
export const jsonAnswer = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

/** Fortify's two-byte body `""`. */
export const emptyAnswer = (description: string) => jsonAnswer(emptyString, description);

const refusal = {
  400: { schema: apiError, description: 'The request cannot be understood.' },
  401: { schema: apiError, description: 'Nobody is signed in.' },
  403: { schema: apiError, description: 'The member may not do this.' },
  404: { schema: apiError, description: 'There is no such thing.' },
  409: { schema: apiError, description: 'Something changed meanwhile; `code` says what.' },
  410: { schema: apiError, description: 'It is gone for good.' },
  419: { schema: apiError, description: 'The CSRF token is missing or old.' },
  422: { schema: validationError, description: 'A field is wrong.' },
  423: { schema: apiError, description: 'The password must be confirmed first.' },
  429: { schema: apiError, description: 'Too many attempts; `Retry-After` says when.' },
} as const;
type RefusalStatus = keyof typeof refusal;

/** Documents the refusals of a route (contract §1.3); routes throw them, they never return them. */
export const refusals = (...statuses: RefusalStatus[]): object =>
  Object.fromEntries(
    statuses.map((status) => {
      const { schema, description } = refusal[status];
      return [status, jsonAnswer(schema, description)];
    }),
  );
