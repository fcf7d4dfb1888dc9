/** Type guard for a value from outside. */
export type Guard<Value> = (value: unknown) => value is Value;

export const isText: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value) => typeof value === 'number';

export const isFlag: Guard<boolean> = (value) => typeof value === 'boolean';

export const isFields: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const orNull =
  <Value>(is: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value);

/** An object with these fields, each of its own type; others may stand beside them. */
export const shaped =
  <Value extends object>(fields: {
    readonly [Name in keyof Value]-?: Guard<Value[Name]>;
  }): Guard<Value> =>
  (value): value is Value =>
    isFields(value) &&
    Object.entries<Guard<unknown>>(fields).every(([name, is]) => is(value[name]));
