/** Colours of one time of day; `hills` from far to near. */
export interface Palette {
  name: string;
  sky: [string, string, string];
  light: string;
  hills: [string, string, string, string, string];
  accent: string;
}

/** The light that the landscapes and still lifes are painted in. */
export const palettes: readonly [Palette, ...Palette[]] = [
  {
    name: 'at dawn',
    sky: ['#f6d5c3', '#f0a58f', '#7b8fb8'],
    light: '#fff2dc',
    hills: ['#b59bb0', '#8f7fa0', '#6a678d', '#474c70', '#2a3150'],
    accent: '#e4572e',
  },
  {
    name: 'at noon',
    sky: ['#eaf6f6', '#a9d6e5', '#468faf'],
    light: '#ffffff',
    hills: ['#a7c9a0', '#7fb285', '#558b6e', '#3c6e5b', '#234a45'],
    accent: '#f4a259',
  },
  {
    name: 'in the golden hour',
    sky: ['#ffe3a3', '#f7a440', '#c8553d'],
    light: '#fff7d6',
    hills: ['#d98f5c', '#b5654a', '#8a4a44', '#5e3643', '#36233a'],
    accent: '#2a9d8f',
  },
  {
    name: 'at dusk',
    sky: ['#f4b6c2', '#9a6fb0', '#2f2a5b'],
    light: '#ffe0ec',
    hills: ['#8667a0', '#664f8a', '#4a3b72', '#332a58', '#1e1a3c'],
    accent: '#ffb703',
  },
  {
    name: 'by moonlight',
    sky: ['#5b7aa6', '#27406b', '#0b132b'],
    light: '#f3f6ff',
    hills: ['#3b5782', '#2c4469', '#203352', '#16253d', '#0c1627'],
    accent: '#f2cc8f',
  },
  {
    name: 'in the mist',
    sky: ['#f2f1ec', '#d5dbd6', '#a3b5b4'],
    light: '#ffffff',
    hills: ['#c2cdc8', '#a0b2ad', '#7d9591', '#5c7875', '#3c5756'],
    accent: '#bc4b51',
  },
];
