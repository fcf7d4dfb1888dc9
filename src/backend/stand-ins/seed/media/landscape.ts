import { canvas, height, number, radial, vertical, width, type Drawing } from './frame.ts';
import { palettes, type Palette } from './palettes.ts';
import type { Dice } from './random.ts';

/** Five ranges of hills under a low light, with water, trees or birds as the dice say. */
export function landscape(dice: Dice): Drawing {
  const palette = dice.pick(palettes);
  const horizon = dice.between(0.42, 0.6) * height;
  const sun = { x: dice.between(0.2, 0.8) * width, y: horizon - dice.between(60, 240) };
  const size = dice.between(34, 80);
  const foreground = dice.pick(['water', 'trees', 'fields'] as const);
  const ranges = palette.hills.map((colour, index) => hill(dice, palette, colour, index, horizon));
  const nearest = palette.hills[4];
  const marks = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    palette.name === 'by moonlight' ? stars(dice, horizon) : clouds(dice, palette, horizon),
    `<circle cx="${number(sun.x)}" cy="${number(sun.y)}" r="${number(size * 5)}" fill="url(#glow)"/>`,
    `<circle cx="${number(sun.x)}" cy="${number(sun.y)}" r="${number(size)}" fill="${palette.light}"/>`,
    ...ranges.slice(0, foreground === 'water' ? 3 : 5),
    foreground === 'water' ? water(dice, palette, horizon + 150, sun.x) : '',
    foreground === 'trees' ? trees(dice, nearest, height - 70) : '',
    birds(dice, nearest, horizon),
  ];
  const defs =
    vertical('sky', palette.sky.toReversed()) + radial('glow', palette.light, palette.light, 0.55);
  return { svg: canvas(defs, marks.join('')), alt: altOf(palette, foreground) };
}

const altOf = (palette: Palette, foreground: 'water' | 'trees' | 'fields') => {
  const disc = palette.name === 'by moonlight' ? 'The moon' : 'A low sun';
  const what = {
    water: 'ranges of hills and still water',
    trees: 'hills behind a row of dark firs',
    fields: 'hills that fold into one another',
  }[foreground];
  return `${disc} over ${what}, ${palette.name}.`;
};

function hill(dice: Dice, palette: Palette, colour: string, index: number, horizon: number) {
  const base = horizon - 60 + index * dice.between(70, 105);
  const sway = 90 - index * 10;
  const waves = [1, 2, 3].map((step) => ({
    length: dice.between(0.8, 1.6) * step,
    lift: (sway / step) * dice.between(0.5, 1),
    shift: dice.between(0, 6.3),
  }));
  const points = Array.from({ length: 81 }, (_, step) => {
    const x = (step / 80) * width;
    const y = waves.reduce(
      (sum, wave) => sum + Math.sin((x / width) * 6.3 * wave.length + wave.shift) * wave.lift,
      base,
    );
    return `${number(x)},${number(y)}`;
  });
  const id = `hill${index}`;
  const fade = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${number(base - sway)}" x2="0" y2="${number(base + 260)}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${palette.sky[1]}" stop-opacity="0.75"/></linearGradient>`;
  const fill = index < 4 ? `url(#${id})` : colour;
  const shape = `M0,${height} L${points.join(' L')} L${width},${height} Z`;
  return `${fade}<path d="${shape}" fill="${colour}"/><path d="${shape}" fill="${fill}" opacity="0.55"/>`;
}

const clouds = (dice: Dice, palette: Palette, horizon: number) =>
  Array.from({ length: dice.whole(4, 9) }, () => {
    const y = dice.between(40, horizon - 120);
    const rx = dice.between(120, 420);
    return `<ellipse cx="${number(dice.between(0, width))}" cy="${number(y)}" rx="${number(rx)}" ry="${number(rx * dice.between(0.03, 0.08))}" fill="${palette.light}" opacity="${number(dice.between(0.1, 0.4))}"/>`;
  }).join('');

const stars = (dice: Dice, horizon: number) =>
  Array.from({ length: 140 }, () => {
    const y = dice.between(0, horizon);
    return `<circle cx="${number(dice.between(0, width))}" cy="${number(y)}" r="${number(dice.between(0.6, 2.4))}" fill="#fff" opacity="${number(dice.between(0.3, 0.9))}"/>`;
  }).join('');

function water(dice: Dice, palette: Palette, top: number, sunX: number) {
  const glints = Array.from({ length: 90 }, (_, index) => {
    const depth = index / 90;
    const y = top + depth * (height - top);
    const reach = 30 + depth * 320;
    const near = index % 3 > 0;
    const x = near ? sunX + dice.between(-reach, reach) / 2 : dice.between(0, width);
    const rx = dice.between(8, 26 + depth * 90);
    const opacity = near ? dice.between(0.2, 0.65) : dice.between(0.05, 0.2);
    return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(1 + depth * 3)}" fill="${palette.light}" opacity="${opacity.toFixed(2)}"/>`;
  });
  const fade = vertical('water', [palette.sky[1], palette.hills[3]]);
  return `<defs>${fade}</defs><rect y="${number(top)}" width="${width}" height="${height}" fill="url(#water)"/>${glints.join('')}`;
}

const trees = (dice: Dice, colour: string, ground: number) =>
  Array.from({ length: dice.whole(14, 26) }, () => {
    const x = dice.between(-20, width + 20);
    const tall = dice.between(110, 330);
    const base = ground + dice.between(0, 70);
    const tiers = [0, 0.24, 0.48].map((step) => {
      const top = base - tall + tall * step;
      const wide = tall * (0.1 + step * 0.24);
      const low = top + tall * 0.46;
      return `M${number(x)},${number(top)} L${number(x - wide)},${number(low)} L${number(x + wide)},${number(low)} Z`;
    });
    return `<path d="${tiers.join(' ')}" fill="${colour}"/>`;
  }).join('');

const birds = (dice: Dice, colour: string, horizon: number) =>
  Array.from({ length: dice.whole(0, 6) }, () => {
    const x = dice.between(0.1, 0.9) * width;
    const y = dice.between(0.3, 0.8) * horizon;
    const wing = dice.between(9, 20);
    return `<path d="M${number(x - wing)},${number(y - wing / 2)} Q${number(x - wing / 3)},${number(y - wing / 1.6)} ${number(x)},${number(y)} Q${number(x + wing / 3)},${number(y - wing / 1.6)} ${number(x + wing)},${number(y - wing / 2)}" fill="none" stroke="${colour}" stroke-width="2.4" opacity="0.7"/>`;
  }).join('');
