import type { Effect, Expectation, Step, Test } from '../model.ts';

/** A step and a place as sentences: the formats that people read share them. */

const payloadOf = ({ event }: Step): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'type'));

/** By its id, if it was given one: the ids that xstate generates say nothing. */
const actorOf = (id: string): string =>
  /^(x:\d+|\(inline\))$/.test(id) ? '(an actor)' : `(the actor ${id})`;

/** An actor writes itself as a reference, which only xstate can read. */
const isActor = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'xstate$$type' in value && 'id' in value;

/**
 * One line of JSON, keys in the order they were given; what JSON cannot hold is named by its type, and
 * an actor by its name.
 */
const asJson = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) => {
    if (isActor(held)) return actorOf(held.id);
    return typeof held === 'function' || typeof held === 'symbol' || typeof held === 'bigint'
      ? `(${typeof held})`
      : held;
  }) ?? 'undefined';

const brought = (step: Step): string => {
  const { event, child } = step;
  const payload = payloadOf(step);
  if ('error' in payload) return `"${child}" fails with ${asJson(payload['error'])}`;
  if (!('output' in payload)) return `"${child}" tells ${asJson(payload)}`;
  const { output } = payload;
  return output === undefined || event.type === ''
    ? `"${child}" is done`
    : `"${child}" is done with ${asJson(output)}`;
};

/** Readable result of a step: `1000 ms pass`, or the output or error that a child settles with. */
export const resultOf = (step: Step): string => {
  if (step.kind === 'clock') return `${step.wait} ms pass, not one less`;
  if (step.kind === 'settle') return brought(step);
  const payload = payloadOf(step);
  const answers = Object.entries(step.answers).map(
    ([guard, yes]) => `${guard} ${yes ? 'yes' : 'no'}`,
  );
  const given = Object.keys(payload).length > 0 ? ` with ${asJson(payload)}` : '';
  return `${step.event.type}${given}${answers.length > 0 ? ` (${answers.join(', ')})` : ''}`;
};

/** `editing`, or the leaves of every region: `list.loading & freshness.settled`. */
export const placeOf = ({ leaves, status }: Expectation): string =>
  `${leaves.join(' & ') || '(root)'}${status === 'active' ? '' : `, ${status}`}`;

/** Drops trailing undefined arguments and names actors as in a payload. */
const readable = (detail: string): string =>
  detail
    .replaceAll(/(,undefined)+\]$/g, ']')
    .replaceAll(/\{"actor":("(?:[^"\\]|\\.)*")\}/g, (_, id: string) =>
      JSON.stringify(actorOf(JSON.parse(id) as string)),
    );

export const effectOf = ({ type, detail }: Effect): string =>
  detail === '' ? type : `${type} ${readable(detail)}`;

/** The inputs in which a test differs from one without any. */
export const startOf = ({ input, begins }: Test): string =>
  input === undefined ? placeOf(begins) : `${placeOf(begins)}, begun with ${asJson(input)}`;
