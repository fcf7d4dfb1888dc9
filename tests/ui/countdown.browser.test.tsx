import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Callout } from '#src/ui/style/callout.tsx';
import { Countdown } from '#src/ui/texts/countdown.tsx';
import { plural } from '#stories/lib/texts.ts';

test('of seconds that run out a screen reader hears the first only', () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const spoken: string[] = [];
  for (const seconds of [30, 29, 28]) {
    flushSync(() =>
      root.render(
        <Callout tone="caution">
          <Countdown>{plural('auth.emailVerification.again', seconds)}</Countdown>
        </Callout>,
      ),
    );
    const heard = document.createElement('div');
    heard.innerHTML = place.innerHTML;
    for (const hidden of heard.querySelectorAll('[aria-hidden]')) hidden.remove();
    spoken.push(heard.textContent);
    expect(place.textContent).toContain(plural('auth.emailVerification.again', seconds));
  }
  expect(new Set(spoken)).toEqual(new Set([plural('auth.emailVerification.again', 30)]));
  root.unmount();
  place.remove();
});
