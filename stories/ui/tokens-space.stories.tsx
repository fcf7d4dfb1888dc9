import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMeasured } from './paint.ts';
import { TokenLabel, TokenPage } from './token-page.tsx';
import own from './tokens-space.module.css';
import css from './tokens.module.css';
import { measures, tokensOf, type Token } from './tokens.ts';

export default { title: 'Tokens/Space', parameters: { layout: 'padded' } } satisfies Meta;

/** Width of each token in pixels, at the text size of the toolbar. */
const widthsOf = (tokens: readonly Token[]): ReadonlyMap<string, number> => {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.position = 'fixed';
  const found = tokens.map(({ name }): [string, number] => {
    probe.style.inlineSize = `var(${name})`;
    return [name, probe.getBoundingClientRect().width];
  });
  probe.remove();
  return new Map(found);
};

const written = (pixels: number | undefined): string =>
  pixels === undefined ? '…' : `${Math.round(pixels * 100) / 100} px`;

function Bars({ tokens }: { tokens: readonly Token[] }) {
  const widths = useMeasured(() => widthsOf(tokens));
  return (
    <ul className={css.rows}>
      {tokens.map((token) => (
        <li key={token.name} className={css.line}>
          <TokenLabel token={token} />
          <div className={own.measure}>
            <span className={own.bar} style={{ inlineSize: `min(100%, var(${token.name}))` }} />
            <span className={css.number}>{written(widths?.get(token.name))}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const Steps: StoryObj = {
  render: () => (
    <TokenPage
      title="Space"
      lead="Steps of four, which grow with the text. Cards: 16 inside, 24 between."
    >
      <Bars tokens={tokensOf('space')} />
    </TokenPage>
  ),
};

export const Measures: StoryObj = {
  render: () => (
    <TokenPage
      title="Widths and heights"
      lead="Of controls, bars and columns. A bar that reaches the edge is wider than this window."
    >
      <Bars tokens={measures} />
    </TokenPage>
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <TokenPage
      title="Radii"
      lead="Small marks, controls, cards, dialogs; full for pills and faces."
    >
      <ul className={own.tiles}>
        {tokensOf('radius').map((token) => (
          <li key={token.name}>
            <span className={own.corner} style={{ borderRadius: `var(${token.name})` }} />
            <TokenLabel token={token} />
          </li>
        ))}
      </ul>
    </TokenPage>
  ),
};

export const Shadow: StoryObj = {
  render: () => (
    <TokenPage
      title="Shadow"
      lead="For what floats alone: menus, dialogs, toasts. The dark theme raises by lightness."
    >
      <ul className={own.tiles}>
        {tokensOf('shadow').map((token) => (
          <li key={token.name}>
            <span className={own.floating} style={{ boxShadow: `var(${token.name})` }} />
            <TokenLabel token={token} />
          </li>
        ))}
      </ul>
    </TokenPage>
  ),
};

export const Layers: StoryObj = {
  render: () => (
    <TokenPage title="Layers" lead="Each stands above those below it.">
      <ol className={own.layers}>
        {tokensOf('layer')
          .toSorted((one, other) => Number(other.value) - Number(one.value))
          .map(({ name, value }) => (
            <li key={name}>
              <code className={css.name}>{name}</code>
              <span className={css.number}>{value}</span>
            </li>
          ))}
      </ol>
    </TokenPage>
  ),
};
