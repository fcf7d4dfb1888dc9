/** The little of JSON Schema that the description of an API uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly format?: string;
  readonly minimum?: number;
}

export type Refer = (reference: string) => Schema;

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  properties: { ...one.properties, ...other.properties },
});

/** The shapes that a value may have, references followed: one, or each of an alternative. */
export function shapesOf(schema: Schema, refer: Refer): readonly Schema[] {
  if (schema.$ref !== undefined) return shapesOf(refer(schema.$ref), refer);
  const { anyOf, oneOf, allOf, ...own } = schema;
  if (allOf) {
    const parts = allOf.map((one) => shapesOf(one, refer)[0] ?? {});
    return [[own, ...parts].reduce(merged, {})];
  }
  const either = anyOf ?? oneOf;
  if (either) return either.flatMap((one) => shapesOf(one, refer));
  if (typeof schema.type !== 'string' && schema.type !== undefined)
    return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

/** Names are written in more than one way: `created_at` is `createdAt`. */
export const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-05-04T10:00:00.000Z',
  date: '2026-05-04',
  uri: 'https://fanfare.test/a',
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'ada@fanfare.test',
};

/** Place of a sample in a body, and all that helps to make it. */
export interface Making {
  readonly refer: Refer;
  readonly name: string;
  readonly depth: number;
  /** The part of what is wanted that this part of the body seems to tell. */
  readonly scope: unknown;
  /** A value of this name anywhere in what is wanted. */
  readonly hint: (name: string, type: string) => Json | undefined;
}

const called = (scope: unknown, name: string): unknown => {
  if (!isObject(scope)) return undefined;
  return Object.entries(scope).find(([key]) => plain(key) === plain(name))?.[1];
};

/** A list that a part of what is wanted is, or has under this name, or has alone. */
const listIn = ({ scope, name }: Making): readonly unknown[] | undefined => {
  const own = called(scope, name);
  if (Array.isArray(own)) return own;
  if (Array.isArray(scope)) return scope;
  const lists = isObject(scope) ? Object.values(scope).filter((one) => Array.isArray(one)) : [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as just asked
  return lists.length === 1 ? (lists[0] as readonly unknown[]) : undefined;
};

const word = (shape: Schema, making: Making): Json => {
  const found = called(making.scope, making.name);
  const same = shape.enum?.find((one) => one === found);
  const alike = shape.enum?.find((one) => plain(String(one)) === plain(String(found)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema's own constants are JSON
  return (same ?? alike ?? shape.enum?.[0] ?? null) as Json;
};

const leaf = (making: Making, type: string, otherwise: Json): Json => {
  const found = called(making.scope, making.name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as just asked
  if (typeof found === type) return found as Json;
  return making.hint(making.name, type) ?? otherwise;
};

const objectOf = (shape: Schema, making: Making): Json => {
  const found = called(making.scope, making.name);
  const scope = isObject(found) || Array.isArray(found) ? found : making.scope;
  return Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([name, one]) => [
      name,
      sampleOf(one, { ...making, scope, name, depth: making.depth + 1 }),
    ]),
  );
};

const arrayOf = ({ items }: Schema, making: Making): Json => {
  if (making.depth > 9 || !items) return [];
  const inner = { ...making, name: '', depth: making.depth + 1 };
  return (listIn(making) ?? [making.scope]).map((scope) => sampleOf(items, { ...inner, scope }));
};

const ofShape = (shape: Schema, making: Making): Json => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema's own constants are JSON
  if ('const' in shape) return shape.const as Json;
  if (shape.enum) return word(shape, making);
  switch (shape.type) {
    case 'object':
      return objectOf(shape, making);
    case 'array':
      return arrayOf(shape, making);
    case 'string':
      return leaf(making, 'string', texts[shape.format ?? ''] ?? 'a');
    case 'integer':
    case 'number':
      return leaf(making, 'number', Math.max(1, shape.minimum ?? 1));
    case 'boolean':
      return leaf(making, 'boolean', false);
    default:
      return null;
  }
};

/** Constants of a shape that what is wanted has as well, less those that it has otherwise. */
const likeness = (shape: Schema, scope: unknown): number =>
  Object.entries(shape.properties ?? {}).reduce((sum, [name, one]) => {
    const words = 'const' in one ? [one.const] : one.enum?.length === 1 ? one.enum : null;
    if (!words) return sum;
    return sum + (words.includes(called(scope, name)) ? 1 : -1);
  }, 0);

const isHinted = (shapes: readonly Schema[], { hint, name }: Making): boolean =>
  shapes.some(({ type }) => typeof type === 'string' && hint(name, type) !== undefined);

/** A body with everything that a schema knows, as near to what is wanted as names alone lead. */
export function sampleOf(schema: Schema, making: Making): Json {
  const shapes = shapesOf(schema, making.refer);
  const found = called(making.scope, making.name);
  if (making.depth > 12 || (found === null && shapes.some(({ type }) => type === 'null')))
    return null;
  const isNullable = shapes.some(({ type }) => type === 'null');
  if (isNullable && isObject(making.scope) && found === undefined && !isHinted(shapes, making))
    return null;
  const scope = isObject(found) ? found : making.scope;
  const full = shapes.filter(({ type }) => type !== 'null');
  const byType = full.find(({ type }) => type === typeof found);
  const [best] = full.toSorted((one, other) => likeness(other, scope) - likeness(one, scope));
  return ofShape(byType && !isObject(found) ? byType : (best ?? {}), making);
}

const isOf = (shape: Schema, value: Json): boolean => {
  if ('const' in shape) return shape.const === value;
  if (shape.enum) return shape.enum.includes(value);
  if (shape.type === 'integer' || shape.type === 'number') return typeof value === 'number';
  if (shape.type === 'object' && isObject(value)) {
    const properties = Object.entries(shape.properties ?? {});
    return properties.every(
      ([name, one]) => !('const' in one) || !(name in value) || one.const === value[name],
    );
  }
  if (shape.type === 'array') return Array.isArray(value);
  return shape.type === 'null' ? value === null : typeof value === shape.type;
};

/** Among the shapes, the one that a value has. */
export const shapeFor = (shapes: readonly Schema[], value: Json): Schema | undefined =>
  shapes.find((shape) => isOf(shape, value));

/** A sample of which nothing is known but its schema. */
export const plainSample = (schema: Schema, refer: Refer): Json =>
  sampleOf(schema, { refer, hint: () => undefined, scope: undefined, name: '', depth: 0 });
