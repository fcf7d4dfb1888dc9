import type { FlowReport } from './flow-report.ts';
import { section, type Cell } from './table.ts';

/** Every flow with what the running app is taken through of it, and what keeps the rest out. */
const pagesOf = (reports: readonly FlowReport[]) =>
  reports.flatMap(({ flow, page }): (readonly Cell[])[] =>
    page === null
      ? []
      : [
          [
            flow,
            page.taken,
            page.of,
            page.kept.map((one) => `${one.transitions.length}: ${one.reason}`).join('; '),
          ],
        ],
  );

/** Every flow with how many of its events a hand makes, and who makes the others. */
const handsRows = (reports: readonly FlowReport[]) =>
  reports.flatMap(({ flow, hands }): (readonly Cell[])[] => {
    if (hands === null) return [];
    const { byHand, kept } = hands;
    const others = kept.reduce((sum, { events }) => sum + events.length, 0);
    return [
      [
        flow,
        byHand,
        others,
        kept.map(({ reason, events }) => `${events.length}: ${reason}`).join('; '),
      ],
    ];
  });

/** Reach of the running app and of a person's hands. */
export const reachSections = (reports: readonly FlowReport[]): string =>
  section(
    'In the running app',
    ['Flow', 'Transitions taken', 'Of', 'What keeps the others out, and how many'],
    pagesOf(reports),
  ) +
  section(
    'Events by hand',
    ['Flow', 'By a hand', 'By nobody', 'Who sends the others, and how many'],
    handsRows(reports),
  );
