import { afterEach, expect, test } from 'vitest';
import { TipView } from '#src/views/billing/tip.view.tsx';
import { ChoosingTooMuch } from '#stories/billing/tip.stories.tsx';
import { watchRedraws } from '#tests/lib/redraws.tsx';

let end = () => {};
afterEach(() => end());

test('while the amount is refused, words may be written: each key stays in its field', async () => {
  const { actor } = ChoosingTooMuch.args ?? {};
  if (!actor) throw new Error('The story has no actor.');
  const page = watchRedraws(<TipView actor={actor} />);
  end = page.end;
  // The code of a dialog is lazy.
  await expect.poll(() => page.mounted()).toContain('AmountFields');
  const words = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  words?.focus();
  const drawn = page.type('message', 'For the lakes.');
  expect(document.activeElement).toBe(words);
  expect(words?.value).toBe('For the lakes.');
  expect([drawn.get('WordsField'), drawn.get('AmountFields'), drawn.get('TipView')]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});
