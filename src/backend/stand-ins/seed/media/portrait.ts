import { canvas, number, vertical, type Drawing } from './frame.ts';
import { palettes } from './palettes.ts';
import type { Dice } from './random.ts';

const skins = ['#f3d0b5', '#e0ac86', '#c68a63', '#9a6242', '#6d4029', '#4a2c1d'] as const;
const hairs = [
  '#1c1512',
  '#3b2417',
  '#6b4226',
  '#a8743f',
  '#d9b26f',
  '#8a8a8f',
  '#7a2e1d',
] as const;
const side = 640;

/** A face without features, as on a paper-cut portrait. */
export function portrait(dice: Dice, name: string): Drawing {
  const palette = dice.pick(palettes);
  const skin = dice.pick(skins);
  const hair = dice.pick(hairs);
  const coat = dice.pick([palette.accent, palette.hills[1], palette.hills[3]]);
  const cut = dice.whole(0, 3);
  const cx = side / 2 + dice.between(-14, 14);
  const marks = [
    `<rect width="${side}" height="${side}" fill="url(#ground)"/>`,
    `<circle cx="${number(dice.between(120, 520))}" cy="${number(dice.between(100, 260))}" r="${number(dice.between(90, 190))}" fill="${palette.light}" opacity="0.4"/>`,
    `<g transform="translate(${number(cx)} 300)">`,
    back(cut, hair),
    `<path d="M-260,360 C-250,190 -120,170 -58,150 L58,150 C120,170 250,190 260,360 Z" fill="${coat}"/>`,
    `<path d="M-54,70 L-54,160 Q0,215 54,160 L54,70 Z" fill="${skin}"/>`,
    '<path d="M-54,100 Q0,150 54,100 L54,130 Q0,176 -54,130 Z" fill="#0002"/>',
    `<ellipse rx="112" ry="140" fill="${skin}"/>`,
    front(cut, hair),
    dice.whole(0, 4) === 0 ? glasses() : '',
    '</g>',
  ];
  return {
    svg: canvas(vertical('ground', [palette.sky[2], palette.sky[0]]), marks.join(''), {
      width: side,
      height: side,
    }),
    alt: `Portrait of ${name}`,
  };
}

/** Hair behind the shoulders: long, in a bun, or none. */
const back = (cut: number, hair: string) =>
  [
    `<path d="M-140,-40 C-170,160 -150,240 -110,250 L110,250 C150,240 170,160 140,-40 Z" fill="${hair}"/>`,
    `<circle cy="-176" r="62" fill="${hair}"/>`,
    '',
    `<ellipse rx="168" ry="176" cy="-24" fill="${hair}"/>`,
  ][cut] ?? '';

const front = (cut: number, hair: string) =>
  [
    `<path d="M-118,20 C-140,-150 -60,-178 0,-172 C80,-178 140,-130 118,30 C112,-50 60,-96 20,-104 C-40,-96 -100,-70 -118,20 Z" fill="${hair}"/>`,
    `<path d="M-116,0 C-120,-150 -40,-164 0,-162 C50,-164 124,-140 116,0 C96,-90 40,-108 0,-108 C-40,-108 -96,-90 -116,0 Z" fill="${hair}"/>`,
    `<path d="M-114,-20 C-110,-160 -30,-170 20,-160 C100,-150 122,-90 112,-10 C100,-80 70,-96 -20,-100 C-80,-96 -104,-70 -114,-20 Z" fill="${hair}"/>`,
    `<path d="M-112,-30 C-104,-110 -50,-128 0,-126 C60,-128 108,-104 112,-30 C90,-84 40,-92 0,-92 C-50,-92 -90,-80 -112,-30 Z" fill="${hair}"/>`,
  ][cut] ?? '';

const glasses = () =>
  '<g fill="none" stroke="#222" stroke-width="7"><circle cx="-46" cy="-6" r="34"/><circle cx="46" cy="-6" r="34"/><path d="M-12,-8 h24"/></g>';
