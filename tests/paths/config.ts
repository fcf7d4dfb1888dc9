/** One transition as it is drawn, with its actions in a list. */
export interface TransitionConfig {
  target?: unknown;
  guard?: unknown;
  actions?: readonly unknown[];
}

interface InvokeConfig {
  onDone?: TransitionConfig[];
  onError?: TransitionConfig[];
  onSnapshot?: TransitionConfig[];
}

/** One state as it is drawn, with everything that may be one or many in a list. */
export interface NodeConfig {
  type?: unknown;
  history?: unknown;
  tags?: readonly unknown[];
  initial?: string | object | undefined;
  entry?: readonly unknown[];
  exit?: readonly unknown[];
  on?: Record<string, TransitionConfig[]>;
  after?: Record<string, TransitionConfig[]>;
  always?: TransitionConfig[];
  onDone?: TransitionConfig[];
  invoke?: InvokeConfig[];
  states?: Record<string, NodeConfig>;
}

type Raw = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value];

const transitions = (value: unknown): TransitionConfig[] =>
  (Array.isArray(value) ? value : [value]).map((one: unknown) =>
    typeof one === 'object' && one !== null
      ? { ...one, actions: listOf((one as Raw)['actions']) }
      : { target: one },
  );

const mapped = <To>(value: unknown, map: (one: unknown) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(value as Raw).map(([key, one]) => [key, map(one)]));

/** Copies those of an object's keys that it has, each in its own way. */
const rewritten = (raw: Raw, ways: Readonly<Record<string, (value: unknown) => unknown>>): Raw => ({
  ...raw,
  ...Object.fromEntries(
    Object.entries(ways)
      .filter(([key]) => raw[key] !== undefined)
      .map(([key, way]) => [key, way(raw[key])]),
  ),
});

const invokes = (value: unknown): unknown =>
  listOf(value).map((one) =>
    rewritten(one as Raw, { onDone: transitions, onError: transitions, onSnapshot: transitions }),
  );

const groups = (value: unknown) => mapped(value, transitions);

/** A copy of a chart's drawing that may be changed: the drawing is new, functions and data are shared. */
export const cloneConfig = (config: unknown): NodeConfig =>
  rewritten(config as Raw, {
    tags: listOf,
    entry: listOf,
    exit: listOf,
    on: groups,
    after: groups,
    always: transitions,
    onDone: transitions,
    invoke: invokes,
    states: (value) => mapped(value, cloneConfig),
  });

/** The drawing of one state. */
export const nodeAt = (config: NodeConfig, path: readonly string[]): NodeConfig =>
  path.reduce((node, key) => {
    const child = node.states?.[key];
    if (!child) throw new Error(`There is no state "${path.join('.')}".`);
    return child;
  }, config);
