import { canvas, height, number, radial, vertical, width, type Drawing } from './frame.ts';
import { palettes } from './palettes.ts';
import type { Dice } from './random.ts';

/** A jug, some fruit and branches on a table by a window. */
export function stillLife(dice: Dice): Drawing {
  const palette = dice.pick(palettes);
  const table = height * dice.between(0.66, 0.74);
  const fruits = dice.whole(2, 5);
  const jugX = dice.between(0.32, 0.62) * width;
  const glow = `<ellipse cx="${number(width * dice.between(0.2, 0.8))}" cy="240" rx="620" ry="420" fill="url(#glow)"/>`;
  const marks = [
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>${glow}`,
    `<rect y="${number(table)}" width="${width}" height="${height}" fill="url(#table)"/>`,
    branches(dice, jugX, table - 330, palette.hills[3], palette.accent),
    jug(jugX, table, dice.between(0.85, 1.15)),
    ...Array.from({ length: fruits }, (_, index) => {
      const side = index % 2 === 0 ? -1 : 1;
      const x = jugX + side * (190 + (index >> 1) * 135 + dice.between(0, 30));
      return fruit(dice, x, table + dice.between(20, 70), index);
    }),
  ];
  const defs =
    vertical('wall', [palette.sky[2], palette.sky[1]]) +
    vertical('table', [palette.hills[2], palette.hills[4]]) +
    vertical('clay', [palette.light, palette.hills[1], palette.hills[3]]) +
    radial('glow', palette.light, palette.light, 0.5) +
    radial('shade', '#000000', '#000000', 0.45) +
    `<radialGradient id="fruit" cx="0.35" cy="0.3"><stop offset="0" stop-color="${palette.light}"/><stop offset="0.35" stop-color="${palette.accent}"/><stop offset="1" stop-color="${palette.hills[4]}"/></radialGradient>`;
  return {
    svg: canvas(defs, marks.join('')),
    alt: `A clay jug with branches and ${fruits} fruits on a table, ${palette.name}.`,
  };
}

function jug(x: number, table: number, scale: number): string {
  const shape =
    'M-62,-300 C-62,-250 -130,-220 -130,-110 C-130,-20 -80,20 0,20 C80,20 130,-20 130,-110 C130,-220 62,-250 62,-300 Z';
  return (
    `<ellipse cx="${number(x + 60)}" cy="${number(table + 40)}" rx="260" ry="38" fill="url(#shade)"/>` +
    `<g transform="translate(${number(x)} ${number(table + 30)}) scale(${scale.toFixed(2)})">` +
    `<path d="${shape}" fill="url(#clay)"/><ellipse cy="-300" rx="62" ry="16" fill="#0004"/>` +
    '<path d="M120,-150 C210,-190 190,-290 70,-262" fill="none" stroke="url(#clay)" stroke-width="24"/></g>'
  );
}

function fruit(dice: Dice, x: number, y: number, index: number): string {
  const size = dice.between(52, 78);
  const tilt = dice.between(-25, 25);
  return (
    `<ellipse cx="${number(x + 18)}" cy="${number(y + size * 0.82)}" rx="${number(size * 1.3)}" ry="${number(size * 0.28)}" fill="url(#shade)"/>` +
    `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(size * (index === 1 ? 0.86 : 1))}" ry="${number(size * 0.92)}" fill="url(#fruit)"/>` +
    `<path d="M${number(x)},${number(y - size * 0.8)} q4,-26 ${number(tilt)},-40" fill="none" stroke="#2b1d14" stroke-width="5"/>`
  );
}

const branches = (dice: Dice, x: number, y: number, colour: string, accent: string) =>
  Array.from({ length: dice.whole(4, 7) }, () => {
    const lean = dice.between(-230, 230);
    const rise = dice.between(170, 330);
    const stem = `M${number(x)},${number(y + 60)} Q${number(x + lean * 0.2)},${number(y - rise * 0.5)} ${number(x + lean)},${number(y - rise)}`;
    const leaves = Array.from({ length: dice.whole(6, 11) }, (_, index) => {
      const at = 0.25 + index / 13;
      const leafX = x + lean * at * at + dice.between(-26, 26);
      const leafY = y + 60 - (rise + 60) * at + dice.between(-16, 16);
      return `<ellipse cx="${number(leafX)}" cy="${number(leafY)}" rx="24" ry="9" transform="rotate(${number(dice.between(-70, 70))} ${number(leafX)} ${number(leafY)})" fill="${index % 4 === 0 ? accent : colour}" opacity="0.9"/>`;
    });
    return `<path d="${stem}" fill="none" stroke="${colour}" stroke-width="5"/>${leaves.join('')}`;
  }).join('');
