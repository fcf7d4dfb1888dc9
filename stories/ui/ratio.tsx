import { Badge } from '#src/ui/style/badge.tsx';
import own from './tokens-colour.module.css';
import css from './tokens.module.css';

const verdictOf = (value: number) =>
  value >= 4.5
    ? ({ tone: 'positive', words: 'AA' } as const)
    : value >= 3
      ? ({ tone: 'neutral', words: 'AA large' } as const)
      : ({ tone: 'caution', words: 'decoration' } as const);

/** A contrast ratio with the marks that it passes; never rounded up to one. */
export function Ratio({ value, on }: { value: number; on?: string }) {
  const { tone, words } = verdictOf(value);
  return (
    <span className={own.ratio}>
      {on && <span className={own.ground}>on {on}</span>}
      <span className={css.number}>{(Math.floor(value * 100) / 100).toFixed(2)}</span>
      <Badge tone={tone}>{words}</Badge>
    </span>
  );
}
