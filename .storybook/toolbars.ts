import type { Preview } from '@storybook/react-vite';
import type { LocaleCode } from '#machines/app/locale-code.types.ts';
import { localeNames } from '#src/locales/names.ts';
import { isWeatherName, type WeatherName } from '#src/weather/weather.ts';

/** Six languages, a stretched English, and the same from right to left. */
export type StoryLocale = LocaleCode | 'pseudo-long' | 'pseudo-rtl';

/** Values of the toolbars; a story pins none, so that each can be looked at in all of them. */
export interface StoryLook {
  readonly locale: StoryLocale;
  readonly theme: 'light' | 'dark' | 'system';
  readonly textSize: 'normal' | 'large' | 'larger' | 'double';
  readonly motion: 'system' | 'still';
  readonly contrast: 'system' | 'more';
}

/** The look that a story is tested in. */
export const plainLook: StoryLook = {
  locale: 'en',
  theme: 'light',
  textSize: 'normal',
  motion: 'system',
  contrast: 'system',
};

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;
type Icon = Toolbar['icon'];

interface Item {
  readonly value: string;
  readonly title: string;
  readonly right?: string;
  readonly icon?: Icon;
}

const toolbarOf = (title: string, icon: Icon, items: readonly Item[]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
});

/** The toolbars of every story. */
export const toolbars = {
  locale: toolbarOf('Language', 'globe', [
    ...Object.entries(localeNames).map(([value, title]) => ({ value, title, right: value })),
    { value: 'pseudo-long', title: 'Pseudo-long', right: 'half as long again' },
    { value: 'pseudo-rtl', title: 'Pseudo-RTL', right: 'from the right' },
  ]),
  theme: toolbarOf('Theme', 'circlehollow', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'system', title: 'As the device', icon: 'browser' },
  ]),
  textSize: toolbarOf('Text size', 'paragraph', [
    { value: 'normal', title: '100 %', right: 'text size' },
    { value: 'large', title: '112.5 %', right: 'setting of the product' },
    { value: 'larger', title: '125 %', right: 'setting of the product' },
    { value: 'double', title: '200 %', right: 'setting of a browser' },
  ]),
  motion: toolbarOf('Motion', 'lightning', [
    { value: 'system', title: 'Motion', right: 'as the device' },
    { value: 'still', title: 'Still', right: 'setting of the product' },
  ]),
  contrast: toolbarOf('Contrast', 'contrast', [
    { value: 'system', title: 'Contrast', right: 'as the device' },
    { value: 'more', title: 'More contrast', right: 'setting of the product' },
  ]),
} as const satisfies Readonly<Record<keyof StoryLook, unknown>>;

/** Names of the toolbar of the network, which is no part of a look. */
const networks: Readonly<Record<WeatherName | 'fair', string>> = {
  fair: 'As it was written',
  train: 'Train',
  hotel: 'Hotel',
  tunnel: 'Tunnel',
  'bad-day': 'Bad day',
};

/** Toolbar of the network under a story's ports, and the seed that repeats it. */
export const networkToolbars = {
  weather: toolbarOf(
    'Network',
    'globe',
    Object.entries(networks).map(([value, title]) => ({ value, title })),
  ),
  seed: toolbarOf(
    'Seed',
    'refresh',
    Array.from({ length: 9 }, (_, at) => ({ value: String(at + 1), title: `Seed ${at + 1}` })),
  ),
};

/** Reads the toolbar of the network; null where ports are answered by hand. */
export const networkOfGlobals = (
  globals: Readonly<Record<string, unknown>>,
): { readonly name: WeatherName; readonly seed: number } | null => {
  const { weather: name } = globals;
  return typeof name === 'string' && isWeatherName(name)
    ? { name, seed: Number(globals['seed']) || 1 }
    : null;
};

/** Reads the toolbars; a value that none of them has (an old permalink) is the plain one. */
export const lookOf = (globals: Readonly<Record<string, unknown>>): StoryLook => {
  const entries = Object.entries(toolbars).map(([name, { toolbar }]) => {
    const wanted = globals[name];
    const isKnown = toolbar.items.some(({ value }) => value === wanted);
    return [name, isKnown ? wanted : plainLook[name as keyof StoryLook]];
  });
  return Object.fromEntries(entries) as StoryLook;
};

const size = (name: string, width: number, height: number) => ({
  name: `${width} · ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Windows on both sides of each breakpoint (src/ui/style/breakpoints.ts), and those of devices. */
export const windows = {
  phone: size('phone', 390, 844),
  belowMd: size('last narrow', 599, 844),
  md: size('first medium', 600, 844),
  tablet: size('tablet', 800, 1024),
  lg: size('first wide', 1250, 900),
  desktop: size('desktop', 1440, 900),
};
