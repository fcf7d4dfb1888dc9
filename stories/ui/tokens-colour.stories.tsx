import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '#src/ui/style/heading.tsx';
import {
  contrast,
  hexOf,
  schemes,
  usePaints,
  type Paint,
  type ReadPaint,
  type Scheme,
} from './paint.ts';
import { Ratio } from './ratio.tsx';
import { TokenPage } from './token-page.tsx';
import own from './tokens-colour.module.css';
import css from './tokens.module.css';
import { colourGroups, colours, isSeenOnGrounds, pairs, type Pair, type Token } from './tokens.ts';

export default { title: 'Tokens/Colour', parameters: { layout: 'padded' } } satisfies Meta;

const names = colours.map(({ name }) => name);

/** Contrast is measured on the two grounds that most things stand on. */
const measured = ['paper', 'surface'] as const;

function Swatch({ token, scheme, read }: { token: Token; scheme: Scheme; read: ReadPaint }) {
  const paint = read(scheme, token.name);
  const rows = measured.flatMap((ground) => {
    const under = read(scheme, `--color-${ground}`);
    return paint && under && paint.alpha === 1 && isSeenOnGrounds(token)
      ? [{ ground, ratio: contrast(paint, under) }]
      : [];
  });
  return (
    <div className={own.themed} style={{ colorScheme: scheme }}>
      <span className={own.chip} data-clear={(paint && paint.alpha < 1) || undefined}>
        <span style={{ background: `var(${token.name})` }} />
      </span>
      <div className={own.values}>
        <span className={own.hex}>{paint ? hexOf(paint) : '…'}</span>
        <span className={css.quiet}>{paint?.computed}</span>
      </div>
      <div className={own.ratios}>
        {rows.map(({ ground, ratio }) => (
          <Ratio key={ground} on={ground} value={ratio} />
        ))}
      </div>
    </div>
  );
}

function Palette() {
  const read = usePaints(names);
  return (
    <TokenPage
      title="Colour"
      lead="Each token in the light and the dark theme, as this browser paints it, with its contrast on paper and on a surface. AA is 4.5, for text. AA large is 3, for titles and for edges and marks that carry a meaning."
    >
      {[...colourGroups].map(([group, tokens]) => (
        <section key={group} className={css.group}>
          <Heading>{group}</Heading>
          <ul className={css.rows}>
            {tokens.map((token) => (
              <li key={token.name} className={own.row}>
                <code className={css.name}>{token.name}</code>
                {schemes.map((scheme) => (
                  <Swatch key={scheme} token={token} scheme={scheme} read={read} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </TokenPage>
  );
}

const ratioOf = (ink: Paint | undefined, ground: Paint | undefined): number | null =>
  ink && ground ? contrast(ink, ground) : null;

function Specimen({ pair, scheme, read }: { pair: Pair; scheme: Scheme; read: ReadPaint }) {
  const { ink, ground } = pair;
  const ratio = ratioOf(read(scheme, ink.name), read(scheme, ground.name));
  return (
    <div className={own.themed} style={{ colorScheme: scheme }}>
      <p
        className={own.specimen}
        style={{ color: `var(${ink.name})`, background: `var(${ground.name})` }}
      >
        Support this creator
      </p>
      {ratio !== null && <Ratio value={ratio} />}
    </div>
  );
}

function Pairs() {
  const read = usePaints(names);
  return (
    <TokenPage
      title="Colours on colours"
      lead="A name that begins with ‘on’ is the ink for the colour that it names; a quiet colour is the ground for its own ink and for text. Each is held to 4.5 in both themes."
    >
      <ul className={css.rows}>
        {pairs.map((pair) => (
          <li key={`${pair.ink.name} ${pair.ground.name}`} className={own.row}>
            <span className={css.name}>
              <code>{pair.ink.label}</code> on <code>{pair.ground.label}</code>
            </span>
            {schemes.map((scheme) => (
              <Specimen key={scheme} pair={pair} scheme={scheme} read={read} />
            ))}
          </li>
        ))}
      </ul>
    </TokenPage>
  );
}

export const InBothThemes: StoryObj = { render: () => <Palette /> };
export const OnEachOther: StoryObj = { render: () => <Pairs /> };
