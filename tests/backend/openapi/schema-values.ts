import * as fc from 'fast-check';

/** The little of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** Texts that have broken servers, and those that name something in the six people's world. */
const texts = [
  ['ada', 'bo', 'dee', 'fay', 'fay@fanfare.test', 'correct-horse-9', 'all', 'explore', 'newest'],
  ['file1', 'en', 'ru', 'following', 'images', '0', '1', '2147483647', '2147483648', '-1', '1e99'],
  ['9007199254740993', '99999999999999999999', 'NaN', '', ' ', '\0', 'a\0b', '\ud800', '%', '%00'],
  [
    '%E0%A4%A',
    '../..',
    "'; drop table users; --",
    '{"a":',
    '__proto__',
    'constructor',
    '\\',
    '\\_',
  ],
  ['2026-05-04T10:00:00.000Z', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z'],
  ['0000-01-01T00:00:00Z', '294277-01-01', 'infinity', 'null', 'undefined', 'a'.repeat(300)],
  [
    'x'.repeat(5_001),
    '\u202eabc\u2066',
    '\u200b',
    '🏳️‍🌈',
    'e\u0301',
    'x@y.z',
    `${'a'.repeat(250)}@b.co`,
  ],
  ['00000000-0000-0000-0000-000000000000', 'eyJpZCI6MX0', 'WzEsMl0=', 'WyIyMDI2Iiwi4oCuIl0'],
].flat();
/** Places in lists that no server has given. */
const place = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const places = [
  ...['+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', 4_294_967_296, -1e15].flatMap(
    (key) => [
      place({ published_at: key, id: 1, _pointsToNextItems: false }),
      place({ likes_count: key, id: 1, _pointsToNextItems: true }),
      place({ published_at: '2026-05-04T10:00:00.000Z', likes_count: 1, id: key }),
    ],
  ),
  '1.1.9999999999',
  '999999999999999',
  '1.999999999999999.1',
  ...['99999999999999 1', '1 2147483648'].map((text) => Buffer.from(text).toString('base64url')),
];
const numbers = [
  [0, -0, 1, 2, 3, 7, 300, 999, -1, 0.5, 1e21, -1e21, 2_147_483_647, 2_147_483_648],
  [-2_147_483_649, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1, Number.MAX_VALUE],
].flat();

export const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts, ...places) },
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 40 }),
);
const anyNumber = fc.oneof(fc.constantFrom(...numbers), fc.integer(), fc.double());
const nested = fc.constantFrom(10, 31, 33, 200).map((depth) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
});

/** Anything JSON can say. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, {}, [], [null], [[]], { __proto__x: 1 }),
  anyText,
  anyNumber,
  fc.array(anyText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
  nested,
);

type Refer = (reference: string) => Schema;

/** Values of a schema: mostly as it says, at times at its edges, at times anything. */
export function valuesOf(schema: Schema, refer: Refer, depth = 0): fc.Arbitrary<unknown> {
  const own = ownValues(schema, refer, depth);
  return fc.oneof({ weight: 6, arbitrary: own }, { weight: 1, arbitrary: anyJson });
}

function ownValues(schema: Schema, refer: Refer, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6) return anyJson;
  if (schema.$ref !== undefined) return ownValues(refer(schema.$ref), refer, depth + 1);
  const either = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (either) return fc.oneof(...either.map((one) => ownValues(one, refer, depth + 1)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  if (types.length > 1)
    return fc.oneof(...types.map((type) => ownValues({ ...schema, type }, refer, depth)));
  switch (types[0]) {
    case 'object':
      return objectOf(schema, refer, depth);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, refer, depth + 1), { maxLength: 4 });
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(1, 2, 3, 7, 300, 999, schema.minimum ?? 0) },
        anyNumber,
        fc.constantFrom((schema.minimum ?? 0) - 1, schema.maximum ?? 0, (schema.maximum ?? 0) + 1),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anyJson;
  }
}

function objectOf({ properties = {}, required = [] }: Schema, refer: Refer, depth: number) {
  const named = Object.entries(properties).map(([name, one]) => [
    name,
    valuesOf(one, refer, depth + 1),
  ]);
  const model = Object.fromEntries(named) as Record<string, fc.Arbitrary<unknown>>;
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(model, { requiredKeys: required }) },
    { weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
  );
}

function textOf({ format, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  const edge = fc.constantFrom('a'.repeat(maxLength), 'ü'.repeat(maxLength + 1));
  const usual =
    format === 'uuid'
      ? fc.uuid()
      : format === 'email'
        ? fc.oneof(fc.emailAddress(), fc.constantFrom('ada@fanfare.test', 'dee@fanfare.test'))
        : format === 'date-time'
          ? fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
          : anyText;
  return fc.oneof({ weight: 4, arbitrary: usual }, anyText, edge);
}
