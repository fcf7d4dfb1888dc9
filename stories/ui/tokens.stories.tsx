import type { Meta, StoryObj } from '@storybook/react-vite';
import css from './tokens.module.css';

export default { title: 'Tokens/All', parameters: { layout: 'padded' } } satisfies Meta;

const colours = [
  'paper surface raised sunken line line-strong text text-quiet',
  'accent accent-strong on-accent accent-text accent-quiet focus',
  'warm warm-quiet positive positive-quiet caution caution-quiet',
  'negative negative-strong negative-quiet on-negative',
].flatMap((row) => row.split(' '));
const sizes = [12, 14, 16, 18, 22, 28, 36];
const spaces = [4, 8, 12, 16, 24, 32, 48, 64];
const radii = ['small', 'control', 'card', 'dialog', 'full'];

export const Colours: StoryObj = {
  render: () => (
    <ul className={css.grid}>
      {colours.map((name) => (
        <li key={name} className={css.swatch}>
          <span className={css.colour} style={{ background: `var(--color-${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <div>
      {sizes.map((size) => (
        <p key={size} style={{ fontSize: `var(--size-${size})` }}>
          {size} Calm gallery, тёплые руки, 画廊 1,234.50
        </p>
      ))}
    </div>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <ul className={css.grid}>
      {spaces.map((space) => (
        <li key={space} className={css.swatch}>
          <span className={css.space} style={{ inlineSize: `var(--space-${space})` }} />
          {space}
        </li>
      ))}
    </ul>
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <ul className={css.grid}>
      {radii.map((radius) => (
        <li key={radius} className={css.swatch}>
          <span className={css.colour} style={{ borderRadius: `var(--radius-${radius})` }} />
          {radius}
        </li>
      ))}
    </ul>
  ),
};
