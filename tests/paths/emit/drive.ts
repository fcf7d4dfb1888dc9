import type { AnyEventObject } from 'xstate';
import { isAlike, parts, seenIn, unchanged, type Change, type Seen } from '../drive/seen.ts';
import type { Step, Test } from '../model.ts';
import { literal, quoted } from './literal.ts';
import { argumentsOf, filled } from './source.ts';

/** The calls of `drive` (drive/drive.ts) that a test is written with. */

const changedEntries = (before: Seen['context'], now: Seen['context']): Seen['context'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .filter((key) => !isAlike(before[key], now[key]))
      .map((key) => [key, now[key]]),
  );

/** Parts of a place that are other than before: few for most steps, and so little to read. */
const changeFrom = (before: Seen, now: Seen): Change =>
  Object.fromEntries(
    parts
      .filter((part) => part !== 'leaves' && !isAlike(before[part], now[part]))
      .map((part) => [
        part,
        part === 'context' ? changedEntries(before.context, now.context) : now[part],
      ]),
  );

const placeOf = ({ leaves }: Seen): string =>
  leaves.length === 1 ? quoted(leaves[0] ?? '') : (literal(leaves) ?? '[]');

/** An event without a payload by its type; null for a payload that is no plain data. */
const eventOf = ({ type, ...payload }: AnyEventObject): string | null =>
  Object.keys(payload).length === 0 ? quoted(type) : literal({ type, ...payload });

interface Settled {
  readonly output?: unknown;
  readonly error?: unknown;
}

/** Name of the child that settles, as the label has it. */
const childIn = ({ label, child }: Step): string =>
  /^(.+?) (?:answers|fails)\b/.exec(label)?.[1] ?? child ?? '';

const settlingOf = (step: Step): string | null => {
  const { event, child, answers } = step;
  const { output, error } = event as Settled;
  const way = 'error' in event ? 'fails' : 'done';
  const value = literal('error' in event ? error : output);
  if (child === null || value === null) return null;
  const given = value === 'undefined' ? null : value;
  return `.${way}(${argumentsOf(quoted(childIn(step)), given, filled(answers))})`;
};

/** A step: as data where it can be, or else by the name of the model's case. */
export const callOf = (step: Step): string => {
  const answers = filled(step.answers);
  if (step.kind === 'clock') return `.wait(${step.wait})`;
  const event = step.kind === 'event' ? eventOf(step.event) : null;
  if (event !== null) return `.send(${argumentsOf(event, answers)})`;
  const settled = step.kind === 'settle' ? settlingOf(step) : null;
  return settled ?? `.take(${argumentsOf(quoted(step.label), answers)})`;
};

const probesOf = (probes: readonly AnyEventObject[]): string[] => {
  const events = probes.map(eventOf).filter((event) => event !== null);
  return events.length > 0 ? [`.ignores(${events.join(', ')})`] : [];
};

const start: Seen = {
  leaves: [],
  status: 'active',
  tags: [],
  context: {},
  children: [],
  waits: [],
  does: [],
};

/** The calls of a test, one a line. */
export const callsOf = (test: Test): string[] => {
  let before = seenIn(test.begins);
  const calls = [
    `.begins(${argumentsOf(placeOf(before), filled(changeFrom(start, before)))})`,
    ...probesOf(test.probes),
  ];
  for (const step of test.steps) {
    const now = seenIn(step.expects);
    const quiet = unchanged(before, step.kind === 'clock' ? step.wait : 0);
    const change = filled(changeFrom(quiet, now));
    calls.push(callOf(step), `.isIn(${argumentsOf(placeOf(now), change)})`);
    calls.push(...probesOf(step.probes));
    before = now;
  }
  return calls;
};
