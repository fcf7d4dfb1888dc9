import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { offerFormMachine } from '#machines/settings/offer-form.machine.ts';
import type { OfferForm } from '#machines/settings/offer-form.types.ts';
import { OfferFormView } from '#src/views/settings/offer-form.view.tsx';
import { at } from '#stories/lib/at.ts';
import { Frame } from '#stories/lib/frame.tsx';
import { t } from '#stories/lib/texts.ts';
import { filledOffer } from '#stories/settings/offer-form.fixtures.ts';

let end = () => {};
afterEach(() => end());

/** Shows a form with a promotion, of which the server refused one field. */
const refused = (field: string, message: string) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  const actor = at(offerFormMachine, 'rejected', {
    ...filledOffer,
    form: { ...filledOffer.form, promotion: '50', until: '2026-01-31' },
    failure: { kind: 'invalid', message, fields: { [field]: [message] }, jwt: null },
  });
  flushSync(() =>
    root.render(
      <Frame>
        <OfferFormView actor={actor} />
      </Frame>,
    ),
  );
  return place;
};
/** Fields with words of a refusal, each by its name. */
const marked = (place: HTMLElement): (readonly [string, string])[] =>
  [...place.querySelectorAll('[id$="-error"]')].map(
    (words) =>
      [words.parentElement?.firstElementChild?.textContent ?? '', words.textContent] as const,
  );
const stem = 'settings.subscriptionSettings';
const range = { min: '$4.99', max: '$49.99' };

type Row = [
  field: string,
  message: string,
  name: keyof OfferForm,
  said?: 'outside' | 'past' | 'far',
];
const rows: Row[] = [
  ['price', 'The price field must be between 499 and 4999.', 'price', 'outside'],
  ['plans.0.discount', 'The plans.0.discount field must not be greater than 90.', 'three'],
  ['plans.1.discount', 'The plans.1.discount field must not be greater than 90.', 'six'],
  ['plans.2.discount', 'The plans.2.discount field must not be greater than 90.', 'twelve'],
  ['trial_days', 'The trial days field must not be greater than 30.', 'trialDays'],
  ['promotion.discount', 'The promotion.discount field must be at least 5.', 'promotion'],
  ['promotion', 'The promotion field must be a date after now.', 'until', 'past'],
  ['promotion', 'The promotion field must be a date within a year.', 'until', 'far'],
  ['promotion.until', 'The promotion.until field must be a valid date.', 'until'],
];

test.each(rows)(
  'what is refused of %s is said at its field: %s',
  async (field, message, name, said) => {
    const place = refused(field, message);
    const words = said ? t(`${stem}.problems.${said}`, range) : t('ui.field.invalid');
    await expect.poll(() => marked(place)).toEqual([[t(`${stem}.${name}`), words]]);
    expect(place.textContent).not.toContain(message);
  },
);

test('what is refused elsewhere is said above the form', () => {
  const place = refused('currency', 'The currency field must be USD.');
  expect(marked(place)).toEqual([]);
  expect(place.querySelector('[role="alert"]')?.textContent).toContain(t('ui.field.invalid'));
});
