import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import en from '#src/locales/en/index.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { EmojiField } from '#src/ui/fields/emoji-field.tsx';
import { MultiselectField } from '#src/ui/fields/multiselect-field.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import { Tooltip } from '#src/ui/dialog/tooltip.tsx';
import { t } from '#stories/lib/texts.ts';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => end());

const cities = ['Lisbon', 'Oslo', 'Quito'].map((label) => ({ value: label, label }));

/**
 * Everything that opens something, in the third dialog of a stack; but for `MenuButton`, which no dialog
 * has: on a busy machine a dialog takes the focus back from its menu, which closes it.
 */
const show = async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        <Dialog open present level={3} onClose={() => undefined}>
          <DialogPanel title="All at once">
            <DateField name="day" label="Day" />
            <MultiselectField name="cities" label="Cities" choices={cities} />
            <EmojiField name="text" label="Words" />
            <Tooltip text="A remark">
              <Button>Remarkable</Button>
            </Tooltip>
          </DialogPanel>
        </Dialog>
      </TextProvider>,
    ),
  );
  end = () => {
    root.unmount();
    place.remove();
  };
  await expect.poll(() => button('Open the calendar')).toBeTruthy();
};

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getBoundingClientRect().height > 0,
  );

/** Points of an element, a little inside its edges, at which something else is painted. */
const covered = (panel: HTMLElement): string[] => {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  const across = [left + 12, (left + right) / 2, right - 12];
  const down = [top + 6, (top + bottom) / 2, bottom - 6];
  return across.flatMap((x) =>
    down.flatMap((y) => {
      const seen = document.elementFromPoint(x, y);
      if (panel.contains(seen) || y > innerHeight || y < 0) return [];
      return [`${x},${y}: ${seen?.outerHTML.slice(0, 80)}`];
    }),
  );
};

test.each([
  ['the calendar of a date', 'Open the calendar', '[data-scope=date-picker][data-part=content]'],
  ['the choices of a longer list', t('ui.multiselectField.open'), '[role=listbox]'],
  ['the emoji', 'Add emoji', '[role=group][aria-label=Emoji]'],
])('%s is painted above its dialog', async (_, opener, selector) => {
  await show();
  const trigger = button(opener);
  expect(trigger).toBeTruthy();
  await userEvent.click(trigger as HTMLElement);
  await expect.poll(() => shown(selector)).toBeTruthy();
  expect(covered(shown(selector) as HTMLElement)).toEqual([]);
});

const layerOfRemark = () => {
  const remark = shown('[role=tooltip]');
  return remark && getComputedStyle(remark.parentElement ?? remark).zIndex;
};

test('a remark is painted above its dialog', async () => {
  await show();
  await userEvent.hover(button('Remarkable') as HTMLElement);
  await expect.poll(() => shown('[role=tooltip]')).toBeTruthy();
  // The control gives the place around it the layer of the remark a frame later.
  await expect.poll(layerOfRemark).toBe('1500');
});
