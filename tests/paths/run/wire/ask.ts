import type { AnyActorLogic } from 'xstate';

/** One request of an adapter, as the client of the product is asked for it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Outcome of a port; `open` while it waits for something that a recording does not give. */
export type Came =
  | { readonly way: 'done' | 'error'; readonly value: unknown }
  | { readonly way: 'open' };

export interface Hearing {
  readonly calls: readonly Asked[];
  readonly came: Came;
}

type Answerer = (call: Asked) => Promise<unknown>;

/** Answers nothing at all: a call is only to be noted. */
export const never: Answerer = () => new Promise<never>(() => undefined);

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Anything that an adapter may want beside the client: it does nothing, and has whatever is asked of it. */
export const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => {
    if (name === 'then') return undefined;
    if (name === Symbol.toPrimitive) return () => '';
    if (name === Symbol.iterator) return [][Symbol.iterator].bind([]);
    return anything;
  },
  construct: () => ({}),
});

/** A client that notes what it is asked for, and what an adapter takes beside it. */
const clientOf = (calls: Asked[], answer: Answerer): object => {
  const http: Record<string, unknown> = Object.fromEntries(
    methods.map((name) => [
      name,
      (path: string) => {
        const call = { method: name.toUpperCase(), path };
        calls.push(call);
        return answer(call);
      },
    ]),
  );
  http['http'] = http;
  return new Proxy(http, {
    get: (own, name: string) => own[name] ?? Reflect.get(anything as object, name),
  });
};

/** Makes the ports of a flow with a client that is not the product's. */
export type Adapter = (...deps: unknown[]) => {
  readonly actors?: Readonly<Record<string, AnyActorLogic>>;
};

type Creator = (given: object) => unknown;

/** The adapter's ports by their name; none where it cannot be made without its world. */
const portsMadeBy = (
  adapter: Adapter,
  calls: Asked[],
  answer: Answerer,
): Readonly<Record<string, AnyActorLogic>> => {
  try {
    return adapter(clientOf(calls, answer), anything, anything, anything).actors ?? {};
  } catch {
    return {};
  }
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Asks a port as the chart does, with this input, and hears which requests it makes and what comes of them. */
export async function hear(
  adapter: Adapter,
  port: string,
  input: unknown,
  answer: Answerer = never,
): Promise<Hearing | null> {
  const calls: Asked[] = [];
  const logic = portsMadeBy(adapter, calls, answer)[port];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- logic of `fromPromise` keeps its maker there
  const { config: creator } = (logic ?? {}) as { readonly config?: Creator };
  if (typeof creator !== 'function') return null;
  let came: Came = { way: 'open' };
  const { signal } = new AbortController();
  const begun = (async () =>
    creator({ input, signal, system: anything, self: anything, emit: anything }))();
  void begun.then(
    (value) => {
      came = { way: 'done', value };
    },
    (value: unknown) => {
      came = { way: 'error', value };
    },
  );
  for (let at = 0; at < 40 && came.way === 'open'; at += 1) await Promise.resolve();
  for (let at = 0; at < 3 && came.way === 'open'; at += 1) await turn();
  return { calls, came };
}
