import { aimOf } from '#tests/paths/criteria.ts';
import { explorer } from '#tests/paths/explore.ts';
import { vitestOf } from '#tests/paths/emit/vitest.ts';
import type { Subject } from '#tests/paths/subject.ts';
import { suiteOf } from '#tests/paths/suite.ts';
import type { Session } from './session.ts';

/**
 * The steps so far as a test file: `<flow>.paths.test.ts` with one test, which fails when the chart does
 * something else. Null where no step was taken.
 */
export function asTest(flow: string, subject: Subject, { start, edges }: Session): string | null {
  const graph = explorer(subject);
  const begun = graph.starts.find(({ index }) => index === start);
  if (!begun) return null;
  const making = { flow, generator: 'predefined', seed: 1, cap: edges.length } as const;
  const walk = { start: begun, edges };
  const source = {
    from: `#tests/${flow}.model.tsx`,
    name: 'default',
    library: '#tests/paths/index.ts',
    pages: '#tests/paths/drive/visit.ts',
    command: 'npm run paths --',
  };
  return vitestOf(suiteOf(making, graph, aimOf('transition', graph), [walk], []), source);
}
