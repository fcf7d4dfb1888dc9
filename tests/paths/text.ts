import { isUnknown } from './unknown.ts';

interface ActorLike {
  readonly id: string;
  readonly sessionId: string;
  readonly send: unknown;
  readonly src?: unknown;
}

const isActor = (value: object): value is ActorLike => 'sessionId' in value && 'send' in value;

/** xstate numbers nameless children over all actors ever made; their port says as much and stays. */
export const childName = (id: string, src: unknown): string =>
  /^x:\d+$/.test(id) ? `(${typeof src === 'string' ? src : 'inline'})` : id;

const plain = (value: unknown): unknown => {
  if (isUnknown(value)) return String(value);
  if (typeof value === 'function') return `ƒ ${value.name}`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map) return { map: [...value.entries()] };
  if (value instanceof Set) return { set: [...value.values()] };
  if (value instanceof Error) return { error: value.message };
  if ('implementations' in value && 'root' in value) {
    return { machine: (value as { id?: unknown }).id };
  }
  if (isActor(value)) return { actor: childName(value.id, value.src) };
  if ('machine' in value && '_nodes' in value) {
    const { value: at, status } = value as { value?: unknown; status?: unknown };
    return { snapshot: at, status };
  }
  return value;
};

/** Texts of plain data, which charts share between places; what holds a Map or itself is read anew. */
const known = new WeakMap<object, string>();

const isData = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};

/** One text for all values that are alike, whatever they hold; it ends where something holds itself. */
export const stable = (value: unknown): string => {
  const above: unknown[] = [];
  /** True if everything written since the last reset is plain data. */
  let data = true;
  const entries = (one: object): string =>
    Array.isArray(one)
      ? `[${one.map(write).join(',')}]`
      : `{${Object.entries(one)
          .filter(([, held]) => held !== undefined)
          .map(([key, held]) => `${JSON.stringify(key)}:${write(held)}`)
          .join(',')}}`;
  const write = (given: unknown): string => {
    if (typeof given !== 'object' || given === null)
      return JSON.stringify(plain(given)) ?? 'undefined';
    const before = known.get(given);
    if (before !== undefined) return before;
    const one = plain(given);
    if (typeof one !== 'object' || one === null) return JSON.stringify(one) ?? 'undefined';
    if (above.includes(given)) {
      data = false;
      return '"…"';
    }
    const { toJSON } = one as { toJSON?: unknown };
    if (typeof toJSON === 'function') {
      data = false;
      return JSON.stringify(one);
    }
    const outer = data;
    data = one === given && isData(given);
    above.push(given);
    const text = entries(one);
    above.pop();
    if (data) known.set(given, text);
    data = data && outer;
    return text;
  };
  return write(value);
};
