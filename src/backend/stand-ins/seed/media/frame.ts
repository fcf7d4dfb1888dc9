/** A finished drawing: its SVG and what it shows, in words. */
export interface Drawing {
  svg: string;
  alt: string;
}

export const width = 1280;
export const height = 960;

export const number = (value: number) => value.toFixed(1);

/** Wraps the marks in a canvas; `defs` are the gradients they use. */
export const canvas = (defs: string, marks: string, size = { width, height }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
  `viewBox="0 0 ${size.width} ${size.height}"><defs>${defs}</defs>${marks}</svg>`;

/** A gradient from top to bottom through the given colours. */
export const vertical = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;

export const radial = (id: string, inner: string, outer: string, opacity = 1) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${inner}" stop-opacity="${opacity}"/>` +
  `<stop offset="1" stop-color="${outer}" stop-opacity="0"/></radialGradient>`;

const stops = (colours: readonly string[]) =>
  colours
    .map(
      (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
    )
    .join('');
