import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useMeasured } from './paint.ts';
import { TokenLabel, TokenPage } from './token-page.tsx';
import own from './tokens-motion.module.css';
import css from './tokens.module.css';
import { tokensOf, type Token } from './tokens.ts';

export default { title: 'Tokens/Motion', parameters: { layout: 'padded' } } satisfies Meta;

const times = tokensOf('time');
const eases = tokensOf('ease');

const valueOf = ({ name }: Token): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The curve of a `cubic-bezier()`: time to the right, way upwards. */
function Curve({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/-?[\d.]+/g) ?? []).map(Number);
  return (
    <svg className={own.curve} viewBox="-4 -4 108 108" aria-hidden>
      <path d="M0 0 V100 H100" className={own.axis} />
      <path
        d={`M0 100 C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
        className={own.graph}
      />
    </svg>
  );
}

/** A dot that goes to the other end with the ease and the time of two tokens. */
function Track({
  time,
  ease,
  slow,
  isThere,
}: {
  time: Token;
  ease: Token;
  slow: boolean;
  isThere: boolean;
}) {
  return (
    <div className={own.track} data-there={isThere || undefined}>
      <span
        style={{
          transitionDuration: `calc(var(${time.name}) * ${slow ? 10 : 1})`,
          transitionTimingFunction: `var(${ease.name})`,
        }}
      />
    </div>
  );
}

function Motion() {
  const [isThere, setThere] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const painted = useMeasured(() => times.map(valueOf));
  const isStill = painted?.every((value) => Number.parseFloat(value) === 0) ?? false;
  return (
    <TokenPage
      title="Motion"
      lead={
        isStill
          ? 'Motion is reduced, by the device or by the toolbar: every time is 0, and the dots are there at once.'
          : 'Out for what comes, in for what goes. Nothing moves for decoration.'
      }
    >
      <Row>
        <Button tone="primary" onClick={() => setThere(!isThere)}>
          Move
        </Button>
        <Button
          aria-pressed={isSlow}
          tone={isSlow ? 'on' : 'secondary'}
          onClick={() => setSlow(!isSlow)}
        >
          Ten times slower
        </Button>
      </Row>
      {eases.map((ease) => (
        <section key={ease.name} className={own.ease}>
          <Curve value={ease.value} />
          <div className={css.group}>
            <Heading>{ease.name}</Heading>
            <span className={css.quiet}>{ease.value}</span>
            {times.map((time, index) => (
              <div key={time.name} className={css.group}>
                <TokenLabel token={time} value={painted?.[index]} />
                <Track time={time} ease={ease} slow={isSlow} isThere={isThere} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </TokenPage>
  );
}

export const TimesAndEases: StoryObj = { render: () => <Motion /> };
