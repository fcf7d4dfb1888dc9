import { escape } from '../draw/svg.ts';

/** Content of one cell: text, a number, or markup of our own. */
export type Cell = string | number | { readonly html: string };

const cellOf = (cell: Cell): string => {
  if (typeof cell === 'number') return `<td class="number">${cell}</td>`;
  return `<td>${typeof cell === 'string' ? escape(cell) : cell.html}</td>`;
};

/** A table that scrolls by itself where the page is narrow. */
export const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const isNumber = (column: number) => typeof rows[0]?.[column] === 'number';
  const head = heads.map(
    (text, column) => `<th scope="col"${isNumber(column) ? ' class="number"' : ''}>${text}</th>`,
  );
  const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`);
  return (
    `<div class="wide"><table><thead><tr>${head.join('')}</tr></thead>` +
    `<tbody>${body.join('')}</tbody></table></div>`
  );
};

/** A heading and its table; nothing where there is nothing to say. */
export const section = (
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): string => (rows.length === 0 ? '' : `<h3>${title}</h3>${table(heads, rows)}`);
