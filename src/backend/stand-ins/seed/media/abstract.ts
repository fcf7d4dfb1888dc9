import { canvas, height, number, vertical, width, type Drawing } from './frame.ts';
import { palettes } from './palettes.ts';
import type { Dice } from './random.ts';

/** Cut paper: arcs, discs and bands that overlap, in one palette. */
export function abstract(dice: Dice): Drawing {
  const palette = dice.pick(palettes);
  const colours = [...palette.hills, palette.accent, palette.sky[0], palette.light] as const;
  const arcs = Array.from({ length: dice.whole(4, 7) }, () => {
    const x = dice.between(0, width);
    const y = dice.between(0.15, 1) * height;
    const radius = dice.between(120, 360);
    const rings = Array.from({ length: dice.whole(2, 6) }, (_, index) => {
      const r = radius * (1 - index * 0.16);
      const colour = colours[dice.whole(0, colours.length - 1)];
      return `<path d="M${number(x - r)},${number(y)} A${number(r)},${number(r)} 0 0 1 ${number(x + r)},${number(y)} Z" fill="${colour}"/>`;
    });
    const turn = dice.pick([0, 90, 180, 270, 0] as const);
    return `<g transform="rotate(${turn} ${number(x)} ${number(y)})" opacity="0.94">${rings.join('')}</g>`;
  });
  const discs = Array.from({ length: dice.whole(3, 6) }, () => {
    const colour = colours[dice.whole(0, colours.length - 1)];
    return `<circle cx="${number(dice.between(0, width))}" cy="${number(dice.between(0, height))}" r="${number(dice.between(18, 90))}" fill="${colour}" opacity="0.9"/>`;
  });
  const bands = Array.from({ length: dice.whole(5, 12) }, (_, index) => {
    const y = height * 0.7 + index * 26;
    return `<path d="M0,${number(y)} Q${width / 2},${number(y + dice.between(-60, 60))} ${width},${number(y)}" fill="none" stroke="${palette.light}" stroke-width="3" opacity="0.35"/>`;
  });
  const ground = `<rect width="${width}" height="${height}" fill="url(#ground)"/>`;
  return {
    svg: canvas(
      vertical('ground', [palette.sky[0], palette.sky[1]]),
      ground + arcs.join('') + bands.join('') + discs.join(''),
    ),
    alt: `Cut-paper arcs and discs that overlap, in the colours of a landscape ${palette.name}.`,
  };
}
