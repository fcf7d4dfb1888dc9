import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import en from '#src/locales/en/index.ts';
import { ComboboxList } from '#src/ui/fields/combobox.tsx';
import { DatePicker } from '#src/ui/fields/date-picker.tsx';
import { lazyField } from '#src/ui/fields/lazy-field.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(() => end());

const draw = (view: React.ReactNode) => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <TextProvider locale="en" strings={en}>
        {view}
      </TextProvider>,
    ),
  );
  end = () => {
    root.unmount();
    place.remove();
  };
};

/** Code that arrives when the test says so. */
const later = <Value,>() => {
  const arrival: { resolve?: (value: Value) => void } = {};
  const promise = new Promise<Value>((resolve) => Object.assign(arrival, { resolve }));
  return { promise, resolve: (value: Value) => arrival.resolve?.(value) };
};

const isFocused = () => document.activeElement !== document.body;
const plain = () => document.querySelector<HTMLInputElement>('input[readonly]');

const choices = ['Lisbon', 'Oslo', 'Quito'].map((label) => ({ value: label, label }));
const city = {
  name: 'city',
  label: 'City',
  choices,
  value: 'Oslo',
  shown: 'Oslo',
  empty: 'None',
  onChoose: () => undefined,
  onOpen: () => undefined,
};

const showCity = (onPress?: () => void) => {
  const code = later<typeof ComboboxList>();
  const Late = lazyField(() => code.promise);
  draw(<Late props={city} value="Oslo" shown="Oslo" onPress={onPress} />);
  return () => code.resolve(ComboboxList);
};

test('a press before the code is there opens the list when it is, and asks for it at once', async () => {
  const ask = vi.fn();
  const arrive = showCity(ask);
  await userEvent.click(plain() ?? document.body);
  expect(ask).toHaveBeenCalledOnce();
  arrive();
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(3);
  await userEvent.keyboard('qui');
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1);
});

test('a focus by Tab stays, and opens nothing', async () => {
  const arrive = showCity();
  await userEvent.tab();
  expect(document.activeElement).toBe(plain());
  arrive();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  expect(document.querySelectorAll('[role=option]').length).toBe(0);
});

test('who went on meanwhile is not called back', async () => {
  const arrive = showCity();
  await userEvent.click(plain() ?? document.body);
  await userEvent.click(document.body);
  arrive();
  await expect.poll(plain).toBe(null);
  expect(isFocused()).toBe(false);
  expect(document.querySelectorAll('[role=option]').length).toBe(0);
});

test('a day is typed where it was pressed', async () => {
  const code = later<typeof DatePicker>();
  const Late = lazyField(() => code.promise);
  draw(<Late props={{ name: 'day', label: 'Day' }} value="" shown="" />);
  await userEvent.click(plain() ?? document.body);
  code.resolve(DatePicker);
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('spinbutton');
  await userEvent.keyboard('11262026');
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('input[name=day]')?.value)
    .toBe('2026-11-26');
});
const box = () => document.querySelector<HTMLInputElement>('[role=combobox]');

test.each(['a press', 'Tab'])('what is typed after %s replaces what is chosen', async (way) => {
  showCity()();
  await expect.poll(box).not.toBe(null);
  await (way === 'Tab' ? userEvent.tab() : userEvent.click(box() ?? document.body));
  await userEvent.keyboard('qui');
  await expect.poll(() => document.querySelector('[role=option]')?.textContent).toBe('Quito');
  expect(box()?.value).toBe('qui');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => box()?.value).toBe('Oslo');
});
