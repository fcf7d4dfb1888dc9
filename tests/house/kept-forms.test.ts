import { expect, test } from 'vitest';
import { code, fault } from './files.ts';

/** Reason why a form's input does not survive the end of a session by itself. */
type Reason =
  /** Passwords and one-time codes are never kept. */
  | 'password'
  | 'code'
  /** Asked again with one press. */
  | 'search'
  | 'filter'
  /** Nobody is signed in there. */
  | 'guest'
  /** Nothing is typed: one press chooses, and takes effect or is made again. */
  | 'choice'
  /** Its chart writes it to the device as it is typed: drafts of messages and of posts. */
  | 'draft'
  /** Draws what another view gives it, which keeps it or is listed here. */
  | 'given'
  /** A part alone, which no page has. */
  | 'part'
  /** Part of the form in this file, which is kept. */
  | `in ${string}`;

const reasons: Readonly<Record<string, Reason>> = {
  'auth/forgot-password.view.tsx': 'guest',
  'auth/login.view.tsx': 'guest',
  'auth/registration.view.tsx': 'guest',
  'auth/reset-password.view.tsx': 'guest',
  'auth/social-registration.view.tsx': 'guest',
  'auth/attempt-form.tsx': 'given',
  'auth/email-field.tsx': 'given',
  'auth/two-factor.view.tsx': 'code',
  'auth/password-again.tsx': 'password',
  'auth/password-confirmation.view.tsx': 'password',
  'auth/social-attach.view.tsx': 'password',
  'auth/password.view.tsx': 'password',
  'settings/password-change.view.tsx': 'password',
  'settings/proof-step.tsx': 'code',
  'settings/codes-step.tsx': 'code',
  'app/age-consent.view.tsx': 'choice',
  'billing/failed-charge.tsx': 'choice',
  'chat/reminder.view.tsx': 'choice',
  'insight/analytics-tiles.tsx': 'choice',
  'posts/explore-tools.tsx': 'search',
  'posts/my-posts.view.tsx': 'search',
  'chat/search-field.tsx': 'search',
  'people/relation-tools.tsx': 'search',
  'billing/payments-tools.tsx': 'filter',
  'media/library-search.tsx': 'filter',
  'media/folder-move.view.tsx': 'choice',
  'media/folder-move-rows.tsx': 'search',
  'media/picker-tools.tsx': 'filter',
  'chat/composer.view.tsx': 'draft',
  'posts/alt-dialog.tsx': 'draft',
  'posts/post-editor-fields.tsx': 'draft',
  'posts/post-editor-form.tsx': 'draft',
  'posts/post-price.tsx': 'draft',
  'posts/post-time.view.tsx': 'draft',
  'parts/submission.view.tsx': 'part',
  'parts/changed-elsewhere.view.tsx': 'part',
  'chat/mass-compose.tsx': 'in chat/kept-mass.tsx',
  'chat/price-section.tsx': 'in chat/kept-mass.tsx',
  'settings/offer-inputs.tsx': 'in settings/offer-fields.tsx',
  'auth/username.view.tsx': 'in settings/profile-form.tsx',
  'billing/tip.view.tsx': 'in billing/kept-tip.tsx',
  'billing/tip-fields.tsx': 'in billing/kept-tip.tsx',
  'billing/payout-account-numbers.tsx': 'in billing/payout-account-form.tsx',
};

const views = code
  .filter(({ path }) => path.startsWith('src/views/') && path.endsWith('.tsx'))
  .map((file) => ({ ...file, name: file.path.slice('src/views/'.length) }));
/** Whatever a person types into, or a form around it. */
const writes =
  /<(?:Form|form|AttemptForm|Submission|Textarea|textarea|input|TextField|EmailField|ListSearch|MessageField|EmojiField|PasswordField|CodeField)\b|contentEditable/;
const keeps = /<Kept(?:Fields|Text)\b/;
const isKept = (name: string): boolean =>
  views.some((view) => view.name === name && keeps.test(view.text));

test('what is typed into any form outlives the end of the session, or the list says why not', () => {
  const lost = views
    .filter(({ text, name }) => writes.test(text) && !keeps.test(text) && !(name in reasons))
    .map(({ path }) =>
      fault(path, 'keeps nothing of what is typed (src/ui/fields/kept-fields.tsx)'),
    );
  expect(lost).toEqual([]);
});

test('the list names only forms that there are and that are not kept, each part with its form', () => {
  const stale = Object.entries(reasons).flatMap(([name, reason]) => {
    const view = views.find((one) => one.name === name);
    if (!view || !writes.test(view.text)) return [fault(`src/views/${name}`, 'has no form')];
    if (keeps.test(view.text)) return [fault(view.path, 'is kept, and listed as if it were not')];
    const form = reason.startsWith('in ') ? reason.slice(3) : null;
    return form === null || isKept(form) ? [] : [fault(view.path, `${form} keeps nothing`)];
  });
  expect(stale).toEqual([]);
});

test('no two forms are kept under one name', () => {
  const names = views.flatMap(({ text }) =>
    [...text.matchAll(/<Kept(?:Fields|Text)\s+name=(?:"([^"]*)"|\{`([^`$]*))/g)].map(
      ([, plain, start]) => plain ?? start,
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual([...new Set(names)]);
});
