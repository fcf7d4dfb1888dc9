import type { AnyMachineSnapshot } from 'xstate';
import type { Explorer } from '../../graph.ts';
import { exploreAll } from '../../explore-all.ts';
import type { Edge } from '../../place.ts';
import { stable } from '../../text.ts';
import { hear, never, type Adapter, type Asked } from './ask.ts';
import type { Api } from './api.ts';
import { fit, unread } from './fit.ts';
import { primitivesOf } from './distance.ts';
import { isObject, plainSample, type Json, type Schema } from './schema.ts';

/** One port of a flow, as it was heard to speak. */
export interface LearntPort {
  /** Its requests; `*` stands where a path has what the chart gave the port. */
  readonly calls: readonly Asked[];
  /** By what it comes back with, as text: the answer that the product reads so, or why there is none. */
  readonly answers: ReadonlyMap<string, Answered>;
}

/** Answer to one request. */
export interface Given {
  readonly call: Asked;
  readonly status: number;
  readonly body: Json;
}

/** The answers to an invoke's requests in their order, and what the product makes of them. */
export type Answered =
  | { readonly given: readonly Given[]; readonly came: unknown; readonly off: number }
  | { readonly cannot: string };

/** Input of the child that settles, which the chart has made. */
const inputOf = (snapshot: AnyMachineSnapshot, child: string): unknown => {
  const shown: unknown = snapshot.children[child]?.getSnapshot();
  return (shown as { readonly input?: unknown } | undefined)?.input;
};

/** The path with `*` for each of its parts that the input holds. */
const general = ({ method, path }: Asked, input: unknown): Asked => {
  const held = new Set(
    primitivesOf(input).primitives.map(({ value }) => encodeURIComponent(String(value))),
  );
  const [address = path] = path.split('?');
  const parts = address.split('/').map((part) => (held.has(part) && part !== '' ? '*' : part));
  return { method, path: parts.join('/') };
};

interface Settling {
  readonly port: string;
  readonly input: unknown;
  readonly output: { readonly value: unknown } | null;
}

/** Every settling of a port that a search meets, each input and output of it once. */
const settlingsOf = (edges: readonly Edge[], portOf: (child: string) => string): Settling[] => {
  const found = new Map<string, Settling>();
  for (const { offer, before } of edges) {
    if (offer.kind !== 'settle' || offer.child === null) continue;
    const port = portOf(offer.child);
    const input = inputOf(before.snapshot, offer.child);
    const output = 'error' in offer.event ? null : { value: offer.event['output'] };
    const key = stable([port, input, output]);
    if (!found.has(key)) found.set(key, { port, input, output });
  }
  return [...found.values()];
};

interface Known {
  readonly calls: Map<string, Asked>;
  readonly answers: Map<string, Answered>;
  /** Inputs with which an output could not be made, by the output. */
  readonly tried: Map<string, number>;
}

const inputsTried = 3;

/** Most requests of one invoke. */
const mostCalls = 4;

/** Samples tell whether more requests come after the first is answered. */
const sequenceOf = async (adapter: Adapter, api: Api, port: string, input: unknown) => {
  let calls: readonly Asked[] = [];
  for (let at = 0; at < mostCalls; at += 1) {
    const known = calls.length;
    let given = 0;
    const heard = await hear(adapter, port, input, async (call) => {
      given += 1;
      if (given > known) return never(call);
      const schema = api.successOf(call)?.schema ?? null;
      return schema === null ? undefined : plainSample(schema, api.refer);
    });
    calls = heard?.calls ?? [];
    if (calls.length === known) break;
  }
  return calls;
};

const answerFor = async (
  adapter: Adapter,
  api: Api,
  { port, input, output }: Settling,
): Promise<Answered> => {
  const calls = await sequenceOf(adapter, api, port, input);
  if (calls.length === 0) return { cannot: `"${port}" asks no server` };
  const successes = calls.map((call) => api.successOf(call));
  const unknown = calls.find((_, at) => successes[at] === null);
  if (unknown) return { cannot: `the API does not describe ${unknown.method} ${unknown.path}` };
  const schemas = successes.map((one) => one?.schema ?? null);
  const read = async (bodies: Json) => {
    let given = 0;
    const heard = await hear(adapter, port, input, async (call) => {
      const at = given;
      given += 1;
      if (at >= calls.length) return never(call);
      const body = isObject(bodies) ? bodies[String(at)] : undefined;
      return schemas[at] === null ? undefined : structuredClone(body);
    });
    if (heard?.came.way === 'done' && heard.calls.length === calls.length) return heard.came.value;
    throw new Error(`"${port}" does not read it.`);
  };
  const whole: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      schemas.flatMap((schema, at) => (schema === null ? [] : [[String(at), schema] as const])),
    ),
  };
  const { body, came, off } = await fit(whole, api.refer, output?.value, read);
  if (off === unread) return { cannot: `no answer was found that "${port}" reads` };
  const given = calls.map((call, at) => ({
    call: general(call, input),
    status: successes[at]?.status ?? 200,
    body: (isObject(body) ? body[String(at)] : undefined) ?? null,
  }));
  return { given, came, off };
};

/**
 * Learns how a flow's ports speak: each is asked as the chart asks it, with a client that notes the request; and for
 * each outcome that the model has, the answer is searched for of which the flow's own adapter reads it.
 */
export async function learn(
  graph: Explorer,
  portOf: (child: string) => string,
  adapter: Adapter,
  api: Api,
): Promise<ReadonlyMap<string, LearntPort>> {
  const ports = new Map<string, Known>();
  for (const one of settlingsOf(exploreAll(graph, 3_000), portOf)) {
    const { port, input, output } = one;
    const known = ports.get(port) ?? { calls: new Map(), answers: new Map(), tried: new Map() };
    ports.set(port, known);
    for (const call of (await hear(adapter, port, input))?.calls ?? []) {
      const wide = general(call, input);
      known.calls.set(`${wide.method} ${wide.path}`, wide);
    }
    if (!output) continue;
    const text = stable(output.value);
    const before = known.answers.get(text);
    const tries = known.tried.get(text) ?? 0;
    if (before && (!('cannot' in before) || tries >= inputsTried)) continue;
    known.tried.set(text, tries + 1);
    const found = await answerFor(adapter, api, one);
    known.answers.set(text, found);
    if ('given' in found)
      for (const { call } of found.given) known.calls.set(`${call.method} ${call.path}`, call);
  }
  return new Map(
    [...ports].map(([port, { calls, answers }]) => [port, { calls: [...calls.values()], answers }]),
  );
}
