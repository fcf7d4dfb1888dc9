import type { Box, DrawnState, DrawnTransition, Drawing, Note, Point } from './drawing.ts';

/** Style of one element: a class that the sheet colours, and the tooltip. */
export interface Paint {
  readonly className: string;
  readonly title: string;
}

export interface Paints {
  readonly state: (path: string) => Paint;
  readonly transition: (id: string) => Paint;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text harmless in HTML and XML, attributes included; what XML cannot hold becomes `�`. */
export const escape = (text: string): string =>
  text
    .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '')
    // oxlint-disable-next-line no-control-regex -- exactly these may not stand in XML 1.0.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '�');

/** A stable name of a state or transition in the page, so that tables can link to the drawing. */
export const anchorOf = (chart: string, id: string): string =>
  `${chart}-${id}`.replaceAll(/[^\w-]/g, (letter) => `.${letter.codePointAt(0)?.toString(36)}`);

const titled = ({ title }: Paint): string => `<title>${escape(title)}</title>`;

const noteOf = (paints: Paints, chart: string, at: Point) => (note: Note, row: number) => {
  const text = `<text x="${at.x + 14}" y="${at.y + 46 + row * 18}">${escape(note.text)}</text>`;
  if (note.transition === null) return `<g class="note">${text}</g>`;
  const paint = paints.transition(note.transition);
  const id = anchorOf(chart, note.transition);
  return `<g class="note ${paint.className}" id="${id}">${text}${titled(paint)}</g>`;
};

const ring = ({ x, y, width, height }: Box, by: number): string =>
  `<rect x="${x + by}" y="${y + by}" width="${width - 2 * by}" height="${height - 2 * by}" rx="8"/>`;

const stateOf = (drawing: Drawing, paints: Paints) => (state: DrawnState) => {
  const paint = paints.state(state.path);
  const classes = `state ${state.kind} ${paint.className}`;
  const dot = state.isInitial
    ? `<circle class="initial" cx="${state.x + 10}" cy="${state.y + 18}" r="4"/>`
    : '';
  const left = state.isInitial ? 20 : 14;
  return [
    `<g class="${classes}" id="${anchorOf(drawing.chart, state.path)}">`,
    ring(state, 0),
    state.kind === 'final' ? ring(state, 3) : '',
    dot,
    `<text class="name" x="${state.x + left}" y="${state.y + 23}">${escape(state.name)}</text>`,
    titled(paint),
    '</g>',
    ...state.notes.map(noteOf(paints, drawing.chart, state)),
  ].join('');
};

const pathOf = (line: readonly Point[]): string =>
  line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const transitionOf = (drawing: Drawing, paints: Paints) => (drawn: DrawnTransition) => {
  const paint = paints.transition(drawn.id);
  const { x, y, width, height } = drawn.label;
  return [
    `<g class="transition ${paint.className}" id="${anchorOf(drawing.chart, drawn.id)}">`,
    `<path d="${pathOf(drawn.line)}" marker-end="url(#arrow)"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`,
    `<text x="${x + 4}" y="${y + 13}">${escape(drawn.text)}</text>`,
    titled(paint),
    '</g>',
  ].join('');
};

/** Paints a drawing as one SVG. The arrow's head is defined once a page: `arrowHead`. */
export function svgOf(drawing: Drawing, paints: Paints, label: string): string {
  const { width, height } = drawing;
  return [
    `<svg role="img" aria-label="${escape(label)}" viewBox="0 0 ${width} ${height}"`,
    ` width="${width}" height="${height}">`,
    ...drawing.states.map(stateOf(drawing, paints)),
    ...drawing.transitions.map(transitionOf(drawing, paints)),
    '</svg>',
  ].join('');
}

/** To be put into the page once, before the first drawing. */
export const arrowHead =
  '<svg width="0" height="0" aria-hidden="true"><defs><marker id="arrow" viewBox="0 0 8 8" refX="7" ' +
  'refY="4" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto-start-reverse">' +
  '<path d="M0 0L8 4L0 8z" fill="context-stroke"/></marker></defs></svg>';
