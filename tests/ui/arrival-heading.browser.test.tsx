import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import en from '#src/locales/en/index.ts';
import { MessageField } from '#src/ui/fields/message-field.tsx';
import { FileButton } from '#src/ui/fields/file-intake.tsx';
import { ArrivalHeading } from '#src/ui/focus/arrival-heading.tsx';
import { LaterRegion } from '#src/ui/lists/debounced-live-region.tsx';
import { TextProvider } from '#src/ui/texts/text.tsx';
import '#src/ui/style/base.css';

let end = () => {};
afterEach(async () => {
  end();
  await page.viewport(800, 900);
});

const screen = () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  const show = (children: ReactNode) =>
    flushSync(() =>
      root.render(
        <TextProvider locale="en" strings={en}>
          {children}
        </TextProvider>,
      ),
    );
  return { place, show };
};

const field = (
  <MessageField
    label="Message"
    placeholder=""
    value=""
    isArrival
    before={<FileButton label="Attach" accept="image/*" thenTo="message" onChoose={() => {}} />}
    onInput={() => {}}
    onSend={() => {}}
  />
);
const part = (hasField: boolean) => (
  <>
    <ArrivalHeading className={undefined} hasField={hasField}>
      Bo Lindqvist
    </ArrivalHeading>
    {hasField && field}
  </>
);
const arrivals = (place: Element) =>
  [...place.querySelectorAll('[data-arrival]')].map(({ localName }) => localName);

test.each([
  [800, true, 'textarea'],
  [800, false, 'h2'],
  [390, true, 'h2'],
])('at %d px, with a field: %s, the focus is to go to the %s', async (width, hasField, tag) => {
  await page.viewport(width, 900);
  const { place, show } = screen();
  show(part(hasField));
  expect(arrivals(place)).toEqual([tag]);
});

test('chosen files lead the focus to the field of their form', () => {
  const { place, show } = screen();
  show(<form aria-label="Write">{field}</form>);
  const input = place.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input');
  place.querySelector('button')?.focus();
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect(document.activeElement?.localName).toBe('button');
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect(document.activeElement).toBe(place.querySelector('textarea'));
});

test('what was there with its region is not announced, and what comes later is, each time', () => {
  const { place, show } = screen();
  const said = () => place.querySelector('[role=alert]')?.textContent;
  show(<LaterRegion mark="1 1">Not sent.</LaterRegion>);
  expect(said()).toBe('');
  show(<LaterRegion mark="">{''}</LaterRegion>);
  expect(said()).toBe('');
  show(<LaterRegion mark="1 1">Not sent.</LaterRegion>);
  expect(said()).toBe('Not sent.');
  show(<LaterRegion mark="2 1">Check the text.</LaterRegion>);
  expect(said()).toBe('Check the text.');
});
