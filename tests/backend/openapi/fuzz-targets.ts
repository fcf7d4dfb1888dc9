import * as fc from 'fast-check';
import { createApp } from '#src/backend/app.ts';
import type { TestBackend } from '../harness.ts';
import { anyJson, anyText, valuesOf, type Schema } from './schema-values.ts';

interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Target {
  name: string;
  method: string;
  path: string;
  operation: Operation;
  calls: fc.Arbitrary<Call>;
}
export interface Call {
  role: 'guest' | 'bo' | 'ada' | 'dee';
  parameters: Record<string, unknown>;
  body: { text: string; type: string } | null;
}

const text = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const described = (document: OpenApi) => (reference: string) =>
  document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};

const json = (value: unknown) => ({ text: JSON.stringify(value), type: 'application/json' });

function bodyOf(schema: Schema | undefined, document: OpenApi): fc.Arbitrary<Call['body']> {
  const usual = schema
    ? valuesOf(schema, described(document)).map(json)
    : fc.constantFrom(null, json({}));
  return fc.oneof(
    { weight: 8, arbitrary: usual },
    { weight: 1, arbitrary: anyJson.map(json) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        null,
        { text: 'null', type: 'application/json' },
        { text: '{"a":', type: 'application/json' },
        { text: '['.repeat(5_000), type: 'application/json' },
        { text: '"\ud800"', type: 'application/json' },
        { text: 'a=1&a=2&a[b]=%00&%=', type: 'application/x-www-form-urlencoded' },
        { text: '--x\r\n\r\n--x--', type: 'multipart/form-data; boundary=x' },
        { text: 'x', type: 'multipart/form-data' },
        { text: 'words', type: 'text/plain' },
        { text: '{}', type: 'application/json; charset=utf-7' },
      ),
    },
  );
}

/** Every operation with arbitrary calls of it. */
export function targetsOf(document: OpenApi): Target[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters = [], requestBody } = operation;
      const model = Object.fromEntries(
        parameters.map(({ name, schema }) => [
          name,
          fc.oneof(valuesOf(schema, described(document)), anyText),
        ]),
      );
      const required = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        operation,
        calls: fc.record({
          role: fc.constantFrom<Call['role'][]>('guest', 'bo', 'bo', 'ada', 'ada', 'dee'),
          parameters: fc.record(model, { requiredKeys: required }),
          body:
            method === 'get'
              ? fc.constant(null)
              : bodyOf(requestBody?.content?.['application/json']?.schema, document),
        }),
      };
    }),
  );
}

/** One part of a path. Clients drop an empty one and resolve dots, which makes another route of it. */
const segmentOf = (value: string) =>
  ['', '.', '..'].includes(value) ? '%20' : encodeURIComponent(value);

/** An address as a program would build it, or as a careless one would. */
export function addressOf({ path, operation }: Target, { parameters }: Call): string {
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place } of operation.parameters ?? []) {
    if (!(name in parameters)) continue;
    const value = text(parameters[name]).replaceAll(/\p{Cs}/gu, '?');
    if (place === 'path') address = address.replace(`{${name}}`, () => segmentOf(value));
    else if (place === 'query') query.set(name, value);
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

/** Routes that are not of this API (pages, the broker, the stand-ins): they must not fail either. */
export function undescribed(backend: TestBackend): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {};
  for (const { method, path } of createApp(backend).routes) {
    if (method === 'ALL' || path.startsWith('/api/v1') || path === '/api/openapi.json') continue;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const named = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}');
    const parameters = names.map((name) => ({ name, in: 'path' as const, schema: {} }));
    (paths[named] ??= {})[method.toLowerCase()] = { parameters, responses: {} };
  }
  return paths;
}
