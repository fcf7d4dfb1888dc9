import { expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { ancestry, nodesOf, pathOf } from '#tests/paths/chart.ts';
import { readFlows } from './charts.ts';
import { fault } from './files.ts';

const flows = await readFlows();

/**
 * Events by which somebody else says that something is another way by now. `connection.caughtUp` comes
 * once a page, perhaps in the middle of its first reads: only those of money begin anew then.
 */
const isUpdate = (type: string) =>
  /\.(updated|changed|settled|published|stale)$/.test(type) && type !== 'location.changed';
const isRead = (src: string) => /^(load|read|count|find)[A-Z]/.test(src);

/** Where an update is taken up by another region of the chart, which reads all of it again. */
const elsewhere: ReadonlySet<string> = new Set(['relationList rest.filling']);

/** The state that a transition ends in, through the initial states. */
const endOf = (node: AnyStateNode): AnyStateNode =>
  node.type === 'compound' ? endOf(node.initial.target[0] ?? node) : node;
const readsOf = (node: AnyStateNode): readonly string[] =>
  node.invoke.flatMap(({ src }) => (typeof src === 'string' && isRead(src) ? [src] : []));

/** Reads that an event begins, from whichever state. */
const begunBy = (machine: AnyStateMachine, type: string): ReadonlySet<string> =>
  new Set(
    nodesOf(machine)
      .flatMap((node) => node.transitions.get(type) ?? [])
      .flatMap(({ target }) => target ?? [])
      .flatMap((target) => readsOf(endOf(target))),
  );

/** True if the event, in this state, begins the read anew, or is noted for after it. */
function isTaken(node: AnyStateNode, type: string, src: string): boolean {
  const handlers = ancestry(node).find(({ transitions }) => transitions.has(type));
  return (handlers?.transitions.get(type) ?? []).some(
    ({ target, reenter, source, actions }) =>
      actions.includes('noteChange') ||
      target?.some(
        (to) => readsOf(endOf(to)).includes(src) && (reenter || to !== node || source !== node),
      ),
  );
}

const updatesOf = (machine: AnyStateMachine): readonly string[] =>
  [...new Set(nodesOf(machine).flatMap(({ transitions }) => [...transitions.keys()]))].filter(
    isUpdate,
  );

test('an update that comes during a read is not lost: the answer on its way may be older', () => {
  const lost = flows.flatMap(({ machine, fileOf }) =>
    machine === null
      ? []
      : updatesOf(machine).flatMap((type) =>
          [...begunBy(machine, type)].flatMap((src) =>
            nodesOf(machine)
              .filter((node) => readsOf(node).includes(src) && !isTaken(node, type, src))
              .filter((node) => !elsewhere.has(`${machine.id} ${pathOf(node)}`))
              .map((node) => fault(fileOf('machine'), `"${type}" is lost in "${pathOf(node)}"`)),
          ),
        ),
  );
  expect(lost).toEqual([]);
});
