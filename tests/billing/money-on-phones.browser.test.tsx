import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PaymentsView } from '#src/views/billing/payments.view.tsx';
import { PurchaseView } from '#src/views/billing/purchase.view.tsx';
import { SubscribeView } from '#src/views/billing/subscribe.view.tsx';
import { TipView } from '#src/views/billing/tip.view.tsx';
import { ListedExhausted } from '#stories/billing/payments.stories.tsx';
import { Reviewing, ReviewingPost, Succeeded } from '#stories/billing/purchase.stories.tsx';
import { Choosing as Plans, ChoosingPromoted } from '#stories/billing/subscribe.stories.tsx';
import { Choosing as Tip } from '#stories/billing/tip.stories.tsx';
import { t } from '#stories/lib/texts.ts';
import { watchRedraws } from '#tests/lib/redraws.tsx';
import '#src/ui/style/base.css';

let end = () => {};
beforeEach(() => page.viewport(390, 844));
afterEach(async () => {
  end();
  await page.viewport(800, 900);
});

const argsOf = <Args extends object>(story: { args?: Partial<Args> }): Args => {
  if (!story.args) throw new Error('The story has no arguments.');
  return story.args as Args;
};
const draw = (view: ReactNode) => {
  // The gutters of a phone.
  const { place, end: leave } = watchRedraws(<div style={{ paddingInline: 16 }}>{view}</div>);
  end = leave;
  return place;
};
const dialog = async () => {
  await expect.poll(() => document.querySelector('[role=dialog] h2')).not.toBeNull();
  return document.querySelector('[role=dialog]') as HTMLElement;
};

/** Tiles in each row of a dialog. */
const rows = () => {
  const tops = [...document.querySelectorAll('[role=dialog] label:has([type=radio])')].map(
    (label) => label.getBoundingClientRect().top,
  );
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
};

test.each([
  ['plans', Plans],
  ['plans on offer', ChoosingPromoted],
])('%s fit a phone without scrolling', async (_, story) => {
  draw(<SubscribeView {...argsOf<Parameters<typeof SubscribeView>[0]>(story)} />);
  const box = await dialog();
  expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(828);
  expect(box.querySelector('[data-long]')).toBeNull();
});

test('amounts of a tip stand two by two, in every window', async () => {
  draw(<TipView {...argsOf<Parameters<typeof TipView>[0]>(Tip)} />);
  await dialog();
  expect(rows()).toEqual([2, 2]);
  await page.viewport(800, 900);
  await expect.poll(rows).toEqual([2, 2]);
});

test('the outcome of a payment has a region from the start, and describes Done', async () => {
  draw(<PurchaseView {...argsOf<Parameters<typeof PurchaseView>[0]>(Reviewing)} />);
  const region = (await dialog()).querySelector('[role=status]:empty');
  expect(region).not.toBeNull();
  end();
  draw(<PurchaseView {...argsOf<Parameters<typeof PurchaseView>[0]>(Succeeded)} />);
  const said = t('billing.purchase.succeeded.tip', { name: 'Ada Marlow' });
  const done = [...(await dialog()).querySelectorAll('button')].find(
    ({ textContent }) => textContent === t('billing.purchase.done'),
  );
  const by = done?.getAttribute('aria-describedby') ?? '';
  const described = document.getElementById(by);
  expect(described?.getAttribute('role')).toBe('status');
  expect(described?.textContent).toBe(said);
  // Said by one region, and by no other inside it.
  expect(described?.querySelector('[role]')).toBeNull();
});

test('what is bought is shown before it is paid for', async () => {
  draw(<PurchaseView {...argsOf<Parameters<typeof PurchaseView>[0]>(ReviewingPost)} />);
  const { innerText } = await dialog();
  for (const part of ['The valley before anyone wakes', '3 pictures and 1 video (2:14)'])
    expect(innerText).toContain(part);
  expect(innerText.match(/Ada Marlow/g)).toHaveLength(1);
});

test('a payment is seen in the first view of a phone, and its targets are large', () => {
  const place = draw(
    <PaymentsView {...argsOf<Parameters<typeof PaymentsView>[0]>(ListedExhausted)} />,
  );
  const row = place.querySelector('section li');
  // Above stands a bar of 56 and a gap, below the tabs of the app: 780 is their edge.
  expect((row?.getBoundingClientRect().bottom ?? 0) + 72).toBeLessThanOrEqual(780);
  for (const link of place.querySelectorAll('a, summary'))
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const cut = [...place.querySelectorAll('section li *')].filter(
    (part) => part.getBoundingClientRect().right > 390,
  );
  expect(cut.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
