import type { PageModel } from '#tests/lib/page-model.ts';
import { pageSuite } from '../run/page-reach.ts';
import type { Subject } from '../subject.ts';
import type { PageReport } from './flow-report.ts';

const withoutModel = (flow: string, { reason, View }: Subject & Viewed): string =>
  View === undefined && reason !== undefined
    ? `it draws nothing of its own: ${reason}`
    : `walked through its view alone: there is no tests/${flow}.page.ts`;

/** Part of a `*.model.tsx` that this report reads. */
interface Viewed {
  readonly View?: unknown;
  readonly reason?: string;
}

/** Reads what the suite for the running app takes; null for `page` is a flow that is not walked there. */
export function pageReport(
  flow: string,
  subject: Subject & Viewed,
  transitions: readonly string[],
  page: PageModel | null,
): PageReport {
  const of = transitions.length;
  if (page === null)
    return { taken: 0, of, kept: [{ reason: withoutModel(flow, subject), transitions }] };
  const { coverage } = pageSuite(flow, subject, page);
  const kept = new Map<string, string[]>();
  for (const { goal, reason } of coverage.leftOut)
    kept.set(reason, [...(kept.get(reason) ?? []), goal]);
  return {
    taken: Object.keys(coverage.covered).length,
    of,
    kept: [...kept].map(([reason, goals]) => ({ reason, transitions: goals })),
  };
}
