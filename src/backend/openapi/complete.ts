import { z } from 'zod';
import { groupOf } from '../session/groups.ts';
import { memberHeader } from '../session/whose-page.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nullPart = z.object({ type: z.tuple([z.literal('object'), z.literal('null')]) });

/**
 * The generator writes a nullable reference as "the shape and also null", which nothing is; it is
 * "the shape or null".
 */
function withNullable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullable);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, withNullable(one)] as const);
  const copy: Json = Object.fromEntries(entries);
  const { allOf } = copy;
  if (!Array.isArray(allOf) || !allOf.some((one) => nullPart.safeParse(one).success)) return copy;
  delete copy['allOf'];
  const shapes: unknown[] = allOf.filter((one) => !nullPart.safeParse(one).success);
  return { ...copy, anyOf: [...shapes, { type: 'null' }] };
}

const apiError = { $ref: '#/components/schemas/ApiError' };
const validationError = { $ref: '#/components/schemas/ValidationError' };

interface Call {
  method: string;
  path: string;
  hasBody: boolean;
  hasParameters: boolean;
}
interface Answer {
  status: number;
  description: string;
  shape: { $ref: string };
  isFor: (call: Call) => boolean;
}
const gateAnswer = (status: number, description: string, isFor: Answer['isFor'] = () => true) => ({
  status,
  description,
  isFor,
  shape: status === 422 ? validationError : apiError,
});

const hasSession = (path: string): boolean => groupOf(path) !== null;

/** Header that a page may send with every call of a session (`session/whose-page.ts`). */
const memberParameter = {
  name: memberHeader,
  in: 'header',
  required: false,
  description:
    'The id of the member whom the page believes to be signed in. When the session is another member’s, ' +
    'nothing is done, and the answer is 409 with `code: session_changed`.',
  schema: { type: 'integer' },
};

/**
 * Answers of the middleware in front of every route (`http/request-limits.ts`, `tidy-input.ts`,
 * `session/whose-page.ts`).
 */
const gate: Answer[] = [
  gateAnswer(400, 'The request cannot be understood.'),
  gateAnswer(404, 'There is no such thing.', ({ path }) => path.includes('{')),
  gateAnswer(409, 'Something changed meanwhile; `code` says what.', ({ path }) => hasSession(path)),
  gateAnswer(413, 'The body is too large.', ({ method }) => method !== 'get'),
  gateAnswer(414, 'The address is too long.'),
  gateAnswer(415, 'The body is not JSON.', ({ hasBody }) => hasBody),
  gateAnswer(422, 'A field is wrong.', ({ hasBody, hasParameters }) => hasBody || hasParameters),
  gateAnswer(429, 'Too many calls; `Retry-After` says when.'),
  gateAnswer(503, 'Too much at once, or being served anew.'),
  gateAnswer(507, 'The disk is full (`disk_full`); `Retry-After` says when to try again.'),
];

const answer = z.object({
  description: z.string(),
  content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }),
});

/** An answer that the gate gives in its own shape beside the route's. */
function eitherOf(known: unknown, { description, shape }: Answer): unknown {
  const route = answer.safeParse(known).data;
  const schema = route?.content['application/json'].schema;
  if (isObject(schema) && schema['$ref'] === shape.$ref) return known;
  return {
    description: route?.description ?? description,
    content: {
      'application/json': { schema: schema === undefined ? shape : { anyOf: [schema, shape] } },
    },
  };
}

/** Adds to every call what stands in front of it, and mends nullable references. */
export function completed<Doc extends object>(document: Doc): Doc {
  const whole = withNullable(document);
  const paths = isObject(whole) && isObject(whole['paths']) ? whole['paths'] : {};
  for (const [path, methods] of Object.entries(paths))
    for (const [method, call] of Object.entries(isObject(methods) ? methods : {})) {
      if (!isObject(call) || !isObject(call['responses'])) continue;
      const { responses } = call;
      const asked = {
        method,
        path,
        hasBody: 'requestBody' in call,
        hasParameters: 'parameters' in call,
      };
      for (const one of gate)
        if (one.isFor(asked)) responses[one.status] = eitherOf(responses[one.status], one);
      if (!hasSession(path)) continue;
      const { parameters } = call;
      call['parameters'] = [...(Array.isArray(parameters) ? parameters : []), memberParameter];
    }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of the same document
  return whole as Doc;
}
