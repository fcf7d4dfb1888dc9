import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#src/ui/style/badge.tsx';
import { breakpoints } from '#src/ui/style/breakpoints.ts';
import { Heading } from '#src/ui/style/heading.tsx';
import { useMeasured } from './paint.ts';
import { TokenPage } from './token-page.tsx';
import own from './tokens-breakpoints.module.css';
import css from './tokens.module.css';

export default { title: 'Tokens/Breakpoints', parameters: { layout: 'padded' } } satisfies Meta;

/** Layout of the frame from each width on (src/ui/frame). */
const layouts: Readonly<Record<string, string>> = {
  narrow: 'Content from edge to edge, a bar above and a bar of tabs below.',
  md: 'A rail of icons, and the content beside it.',
  lg: 'A sidebar with names, the content, and an aside.',
};

const starts = Object.entries({ narrow: 0, ...breakpoints });
/** Right end of the ruler: somewhat more than the widest window of the toolbar. */
const end = 1600;

const bands = starts.map(([name, from], index) => ({
  name,
  from,
  to: starts[index + 1]?.[1] ?? null,
}));

function Ruler() {
  const width = useMeasured(() => window.innerWidth) ?? 0;
  const isIn = ({ from, to }: (typeof bands)[number]): boolean =>
    width >= from && (to === null || width < to);
  return (
    <TokenPage title="Breakpoints" lead={`This window is ${width} px wide.`}>
      <div className={own.ruler} aria-hidden>
        {bands.map((band) => (
          <span
            key={band.name}
            data-active={isIn(band) || undefined}
            style={{ flexGrow: (band.to ?? end) - band.from }}
          >
            {band.from}
          </span>
        ))}
        <i style={{ insetInlineStart: `${(Math.min(width, end) / end) * 100}%` }} />
      </div>
      <ul className={css.rows}>
        {bands.map((band) => (
          <li key={band.name} className={css.line}>
            <div className={css.label}>
              <Heading>{band.name}</Heading>
              <span className={css.quiet}>
                {band.to === null
                  ? `${band.from} px and wider`
                  : `${band.from} to ${band.to - 1} px`}
              </span>
            </div>
            <div className={own.band}>
              <p>{layouts[band.name] ?? 'A width of breakpoints.ts.'}</p>
              {isIn(band) && <Badge tone="positive">Now</Badge>}
            </div>
          </li>
        ))}
      </ul>
    </TokenPage>
  );
}

export const Widths: StoryObj = { render: () => <Ruler /> };
