import type { Meta, StoryObj } from '@storybook/react-vite';
import { toolbars } from './toolbars.ts';
import { Wall } from './wall/wall.tsx';
import type { Sides } from './wall/wall.types.ts';

const items = toolbars.locale.toolbar.items.map(({ value, title }) => ({ value, title }));
const isPseudo = ({ value }: { readonly value: string }) => value.startsWith('pseudo');
const sides: Sides = {
  locales: items.filter((item) => !isPseudo(item)),
  pseudo: items.filter(({ value }) => value === 'pseudo-long'),
  themes: [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ],
  windows: [
    { width: 390, height: 844 },
    { width: 800, height: 1024 },
    { width: 1440, height: 900 },
  ],
};

/** The story that the address names by `of` and `state`; the tip dialog where it names none. */
const wanted = () => {
  const params = new URLSearchParams(window.location.search);
  const id = params.get('of') ?? 'dialogs-billing-tip--choosing';
  const state = params.get('state');
  // axe would look at each of the drawings; the story's own test has done so.
  const query = new URLSearchParams({ id, viewMode: 'story' });
  if (state !== null) query.set('state', state);
  query.set('globals', 'a11y.manual:!true');
  return {
    name: state === null ? id : `${id} in ${state}`,
    address: `./iframe.html?${query.toString()}`,
  };
};

export default {
  title: 'Start/Wall',
  component: Wall,
  // It shows other stories in a frame, which only Storybook itself serves (tests/storybook).
  tags: ['!test'],
} satisfies Meta<typeof Wall>;

export const EveryLanguage: StoryObj<typeof Wall> = { args: { sides, ...wanted() } };
