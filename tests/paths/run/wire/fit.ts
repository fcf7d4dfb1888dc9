import { stable } from '../../text.ts';
import { distance, primitivesOf, type Kept } from './distance.ts';
import {
  isObject,
  plain,
  sampleOf,
  shapeFor,
  shapesOf,
  type Json,
  type Making,
  type Refer,
  type Schema,
} from './schema.ts';

/** Reads a body as the product does; rejects where it cannot. */
export type Read = (body: Json) => Promise<unknown>;

type Place = readonly (string | number)[];

interface Spot {
  readonly at: Place;
  readonly shapes: readonly Schema[];
  readonly value: Json;
}

const step = (value: Json, name: string | number): Json | undefined => {
  if (typeof name === 'number')
    return Array.isArray(value) ? (value as readonly Json[])[name] : undefined;
  return isObject(value) ? value[name] : undefined;
};

const valueAt = (body: Json, at: Place): Json | undefined =>
  at.reduce<Json | undefined>((held, name) => (held === undefined ? held : step(held, name)), body);

/** The body with another value at a place. */
const put = (body: Json, [name, ...rest]: Place, value: Json): Json => {
  if (name === undefined) return value;
  if (typeof name === 'number')
    return ((body as readonly Json[]) ?? []).map((one, at) =>
      at === name ? put(one, rest, value) : one,
    );
  const held = isObject(body) ? body : {};
  return { ...held, [name]: put(held[name] ?? null, rest, value) };
};

/** Places below one, for the value that it has now. */
const below = (
  value: Json,
  shapes: readonly Schema[],
): readonly (readonly [string | number, Schema])[] => {
  const shape = shapeFor(shapes, value) ?? {};
  if (Array.isArray(value)) return value.map((_, at) => [at, shape.items ?? {}] as const);
  return isObject(value) ? Object.entries(shape.properties ?? {}) : [];
};

const nameAt = (at: Place) => plain(at.findLast((one) => typeof one === 'string') ?? '');

const hintOf =
  ({ primitives }: Kept): Making['hint'] =>
  (name, type) =>
    primitives.find((one) => plain(one.name) === plain(name) && typeof one.value === type)?.value;

/** Entries of a longer list are told apart by their numbers and texts, as those of a server are. */
const apart = (value: Json, by: number): Json => {
  if (typeof value === 'number') return value + by;
  if (Array.isArray(value)) return value.map((one: Json) => apart(one, by));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && !/^(id|hash|code)$/.test(name) ? one : apart(one, by),
    ]),
  );
};

/** Other values that a place may have, the likeliest first. */
const candidates = ({ at, shapes, value }: Spot, kept: Kept, refer: Refer): Json[] => {
  const name = nameAt(at);
  const making = { refer, hint: hintOf(kept), scope: undefined, name, depth: at.length };
  const found: Json[] = shapes.some(({ type }) => type === 'null') ? [null] : [];
  for (const shape of shapes) {
    if (shape.type === 'array' || shape.type === 'object')
      found.push(
        ...kept.parts
          .filter((part) => Array.isArray(part) === (shape.type === 'array'))
          .map((part) => sampleOf(shape, { ...making, name: '', scope: part })),
      );
    if (shape.type === 'array' && Array.isArray(value)) {
      const [first = sampleOf(shape.items ?? {}, making)] = value as readonly Json[];
      for (const length of kept.lengths)
        found.push(
          Array.from(
            { length },
            (_, index) => (value as readonly Json[])[index] ?? apart(first, index),
          ),
        );
    }
    if (shape.enum) found.push(...(shape.enum as readonly Json[]));
    if (shape.type === 'boolean') found.push(true, false);
    if (shape.enum || 'const' in shape) continue;
    const type = shape.type === 'integer' ? 'number' : shape.type;
    const fitting = kept.primitives.filter((one) => typeof one.value === type);
    const near = fitting.filter((one) => plain(one.name) === name);
    found.push(...near.map((one) => one.value), ...fitting.map((one) => one.value).slice(0, 40));
  }
  return [...new Set(found)].filter((one) => stable(one) !== stable(value));
};

/** Readings of a body in all, and values that change nothing before a place counts as one that is not read. */
const most = 1_200;
const deaf = 5;

/** Further off than anything that is read. */
export const unread = Number.MAX_SAFE_INTEGER;

export interface Fit {
  readonly body: Json;
  /** Value that the product reads of it; undefined where it cannot read any. */
  readonly came: unknown;
  /** Zero where the product reads exactly what is wanted. */
  readonly off: number;
  readonly reads: number;
}

/**
 * Searches for the body of which the product reads `wanted`: place by place from the outside in, with the values that
 * are wanted somewhere, as long as what is read comes nearer. Nothing here knows how the product reads.
 */
export async function fit(schema: Schema, refer: Refer, wanted: unknown, read: Read): Promise<Fit> {
  const kept = primitivesOf(wanted);
  let reads = 0;
  const look = async (body: Json) => {
    reads += 1;
    try {
      const value = await read(body);
      return { value, text: stable(value), off: distance(value, wanted) };
    } catch (error) {
      return { value: undefined, text: String(error), off: unread };
    }
  };
  let body = sampleOf(schema, { refer, hint: hintOf(kept), scope: wanted, name: '', depth: 0 });
  let now = await look(body);
  const improve = async (at: Place, own: Schema): Promise<void> => {
    const shapes = shapesOf(own, refer);
    const value = valueAt(body, at);
    if (value === undefined || now.off === 0) return;
    const texts = new Set<string>();
    let tried = 0;
    for (const one of candidates({ at, shapes, value }, kept, refer)) {
      if (reads >= most || (tried >= deaf && texts.size === 1 && texts.has(now.text))) break;
      const next = put(body, at, one);
      const seen = await look(next);
      texts.add(seen.text);
      tried += 1;
      if (seen.off >= now.off) continue;
      [body, now] = [next, seen];
      if (shapes.every(({ type }) => type !== 'array')) break;
    }
    for (const [name, inner] of below(valueAt(body, at) ?? null, shapes))
      await improve([...at, name], inner);
  };
  for (let pass = 0; pass < 5 && now.off > 0; pass += 1) {
    const before = now.off;
    await improve([], schema);
    if (now.off === before) break;
  }
  return { body, came: now.value, off: now.off, reads };
}
