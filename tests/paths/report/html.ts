import type { Drawing } from '../draw/drawing.ts';
import { anchorOf, arrowHead, escape, svgOf, type Paint } from '../draw/svg.ts';
import { percent, shareOf, type FlowReport, type Hits } from './flow-report.ts';
import { reachSections } from './reach.ts';
import { sheet } from './sheet.ts';
import { section, table, type Cell } from './table.ts';

/** One flow and its drawing. */
export interface DrawnReport {
  readonly report: FlowReport;
  readonly drawing: Drawing;
}

const meter = (share: number, label: string): Cell => ({
  html:
    `<meter min="0" max="1" value="${share.toFixed(3)}" aria-label="${escape(label)}"></meter> ` +
    percent(share),
});

const shown = 6;
const testsOf = ({ tests }: Hits): string =>
  tests.length > shown
    ? `${tests.slice(0, shown).join(', ')} and ${tests.length - shown} more`
    : tests.join(', ');

/** Words beside the colour, so that the report reads in black and white too. */
const verdict = (hits: Hits | null, isExcused = false): Cell => {
  if (hits === null) return '–';
  if (hits.times > 0) return { html: `<span class="hit">yes</span>, ${escape(testsOf(hits))}` };
  return isExcused
    ? { html: '<span class="excused">excused</span>' }
    : { html: '<span class="missed">never</span>' };
};

const reasons = ({ leftOut }: FlowReport) => new Map(leftOut.map((one) => [one.goal, one]));

const paintOf = (report: FlowReport, id: string, hits: Hits | undefined): Paint => {
  const left = reasons(report).get(id);
  if (hits && hits.times > 0)
    return { className: 'hit', title: `${id}\n${hits.times} times, by ${testsOf(hits)}` };
  const why = left ? `left out: ${left.reason}` : 'never';
  return { className: left?.kind === 'excused' ? 'excused' : 'missed', title: `${id}\n${why}` };
};

const linkOf = (flow: string, id: string): string =>
  `<a href="#${anchorOf(flow, id)}">${escape(id)}</a>`;
const linkTo = (flow: string, id: string): Cell => ({ html: linkOf(flow, id) });

/** Every test with its steps; what a step takes leads to its line in the drawing. */
const testsSection = ({ flow, walks }: FlowReport): string =>
  section(
    'Tests',
    ['Test', 'Step', 'Then it is in', 'Takes'],
    walks.flatMap(({ begins, steps }, at) => [
      [at + 1, 'as it begins', begins, ''],
      ...steps.map(({ label, place, takes }) => [
        at + 1,
        label,
        place,
        { html: takes.map((id) => linkOf(flow, id)).join('<br>') },
      ]),
    ]),
  );

const flowOf = ({ report, drawing }: DrawnReport): string => {
  const { flow, chart, run, mutation } = report;
  const share = shareOf(report);
  const isExcused = (id: string) => reasons(report).get(id)?.kind === 'excused';
  const anchored: Drawing = { ...drawing, chart: flow };
  const svg = svgOf(
    anchored,
    {
      state: (path) => paintOf(report, path, report.states[path]),
      transition: (id) => paintOf(report, id, report.transitions[id]),
    },
    `Chart of ${flow}: ${chart.states.length} states, ${chart.transitions.length} transitions`,
  );
  const survivors = mutation?.results.filter(({ verdict: end }) => end === 'survived') ?? [];
  const unfinished = share < 1 || (run?.failures.length ?? 0) > 0;
  return [
    `<details class="card" id="${anchorOf(flow, '')}"${unfinished ? ' open' : ''}>`,
    `<summary><h2>${escape(flow)}</h2><span>${escape(chart.description)}</span>`,
    `<span>${percent(share)} · ${report.tests} tests, ${report.steps} steps</span></summary>`,
    `<div class="drawing" tabindex="0" role="region" aria-label="Drawing of ${escape(flow)}">`,
    `${svg}</div>`,
    section(
      'What failed',
      ['Test', 'Step', 'What', 'Expected', 'Seen'],
      (run?.failures ?? []).map((one) => [
        one.test + 1,
        one.step + 1,
        one.what,
        one.expected,
        one.actual,
      ]),
    ),
    testsSection(report),
    section(
      'Guards',
      ['Transition', 'Guard', 'Said yes', 'Said no'],
      report.guards.map((row) => [
        linkTo(flow, row.transition),
        row.guard,
        verdict(row.yes, isExcused(row.transition)),
        verdict(row.no, isExcused(row.transition)),
      ]),
    ),
    section(
      'Invokes',
      ['State', 'Port', 'Done', 'Error'],
      report.invokes.map((row) => [
        linkTo(flow, row.state),
        row.port,
        verdict(row.done),
        verdict(row.error),
      ]),
    ),
    section(
      'Requirements',
      ['Requirement', 'Where', 'Proved'],
      report.requirements.map((row) => [
        row.requirement,
        row.about.join(', '),
        verdict(row.challenge),
      ]),
    ),
    section(
      'Left out',
      ['Goal', 'Kind', 'Why'],
      report.leftOut.map(({ goal, kind, reason }) => [goal, kind, reason]),
    ),
    section(
      'Mutants that survived',
      ['Operator', 'Where', 'What was done', 'A walk that would have told'],
      survivors.map(({ mutant, missed }) => [
        mutant.operator,
        mutant.at,
        mutant.text,
        missed.join(' → '),
      ]),
    ),
    '</details>',
  ].join('');
};

const rowOf = ({ report }: DrawnReport): readonly Cell[] => {
  const { flow, chart, guards, mutation, run } = report;
  const both = guards.filter(({ yes, no }) => yes.times > 0 && no.times > 0).length;
  return [
    { html: `<a href="#${anchorOf(flow, '')}">${escape(flow)}</a>` },
    chart.transitions.length,
    meter(shareOf(report), `Transitions of ${flow}`),
    `${both} of ${guards.length}`,
    report.tests,
    report.steps,
    mutation ? `${mutation.killed} of ${mutation.mortal}` : '–',
    run ? run.failures.length : '–',
  ];
};

const requirementsOf = (reports: readonly DrawnReport[]) => {
  const all = reports.flatMap(({ report }) =>
    report.requirements.map((row) => ({ ...row, flow: report.flow })),
  );
  return [...new Set(all.map(({ requirement }) => requirement))]
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((requirement): readonly Cell[] => {
      const rows = all.filter((row) => row.requirement === requirement);
      const challenges = rows.reduce((sum, { challenge }) => sum + challenge.tests.length, 0);
      return [requirement, rows.map(({ flow }) => flow).join(', '), challenges];
    });
};

const legend =
  '<ul class="legend"><li><span class="hit">solid green</span>: taken</li>' +
  '<li><span class="missed">dotted red</span>: never taken</li>' +
  '<li><span class="excused">dashed amber</span>: excused by the model, with its reason</li></ul>';

/** One page without scripts or links outside: every chart drawn, its lines coloured by what was done. */
export function htmlOf(reports: readonly DrawnReport[]): string {
  const transitions = reports.reduce((sum, { report }) => sum + report.chart.transitions.length, 0);
  const heads = ['Flow', 'Transitions', 'Taken', 'Guards both ways', 'Tests', 'Steps'];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>Path coverage</title><style>${sheet}</style>`,
    `<main><h1>Path coverage</h1><p>${reports.length} charts, ${transitions} transitions.</p>`,
    legend,
    arrowHead,
    table([...heads, 'Mutants killed', 'Failures'], reports.map(rowOf)),
    section(
      'Requirements and how many tests prove each',
      ['Requirement', 'Flows', 'Tests'],
      requirementsOf(reports),
    ),
    reachSections(reports.map(({ report }) => report)),
    ...reports.map(flowOf),
    '</main></html>\n',
  ].join('\n');
}
