import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { affectedTests, type Affected } from './affected.ts';
import { chartOf } from './adapter.ts';
import type { ChartDiff } from './diff.ts';
import { alphabetOf, payloadsOf } from './domain.ts';
import type { Suite, Test } from './model.ts';
import { prepare, type Prepared } from './prepare.ts';
import { runPrepared } from './run/actor.ts';
import type { Subject } from './subject.ts';
import { stable } from './text.ts';

const can = (snapshot: AnyMachineSnapshot, event: Parameters<typeof snapshot.can>[0]): boolean => {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
};

/** State at rest that a view reads and a run does not compare: tags and possible events. */
const offered = (subject: Subject, alphabet: readonly string[], snapshot: AnyMachineSnapshot) =>
  snapshot.status === 'active'
    ? stable([
        [...snapshot.tags],
        alphabet.flatMap((type) =>
          payloadsOf(subject, type, snapshot.context).map((event) => can(snapshot, event)),
        ),
      ])
    : '';

/** Tests whose recorded run the other revision of the chart does not repeat. */
function unlike(subject: Subject, other: AnyStateMachine, suite: Suite): ReadonlySet<number> {
  const theirSubject = { ...subject, machine: other };
  const alphabet = [...new Set([...alphabetOf(subject), ...alphabetOf(theirSubject)])];
  const run = (prepared: Prepared) => {
    const seen = suite.tests.map((): string[] => []);
    const onRest = (test: number, snapshot: AnyMachineSnapshot) =>
      seen[test]?.push(offered(subject, alphabet, snapshot));
    const { failures } = runPrepared(subject, prepared, suite, { onRest });
    return { seen: seen.map((texts) => texts.join('\n')), failures };
  };
  // The former chart first: what stands inline is called by where it stood there.
  const ours = run(prepare(subject));
  const theirs = run(prepare(theirSubject));
  const found = new Set(theirs.failures.map(({ test }) => test));
  for (const at of suite.tests.keys()) if (ours.seen[at] !== theirs.seen[at]) found.add(at);
  return found;
}

/** Transitions that a test is known to take or ask, with their states: what a chart sends itself too. */
const recorded = ({ proves, steps }: Test): string[] =>
  [...proves, ...steps.flatMap((step) => step.proves)].flatMap((goal) => {
    const id = goal.replace(/ = no$/, '');
    return [id, id.slice(0, id.indexOf('|'))];
  });

/**
 * The tests of `suite` (made for `subject`'s chart) that a new revision touches: those whose run shows
 * it, and those that meet a change which no run of a chart can show. `affectedTests` alone names every
 * test that may meet a change, whether or not anything comes of it.
 */
export function touchedTests(
  suite: Suite,
  subject: Subject,
  latter: AnyStateMachine,
  diff: ChartDiff,
): Affected[] {
  const met = affectedTests(suite, chartOf(subject.machine), chartOf(latter), diff);
  const answered = (subject.guards ?? 'asked') !== 'asked';
  const unseen = new Set(
    [...diff.transitions, ...diff.states]
      .filter((change) =>
        change.unseen.some((kind) => kind === 'effect' || (kind === 'guard' && answered)),
      )
      .map(({ id }) => id),
  );
  const shown = unlike(subject, latter, suite);
  const named = new Map(met.map((one) => [one.test, one]));
  return suite.tests.flatMap((one, test): Affected[] => {
    const known = recorded(one).filter((id) => unseen.has(id));
    const meets = [...new Set([...(named.get(test)?.meets ?? []), ...known])];
    return shown.has(test) || meets.some((id) => unseen.has(id)) ? [{ test, meets }] : [];
  });
}
