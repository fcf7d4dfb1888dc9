import { expect, test } from 'vitest';
import { routes, type Route, type RouteName } from '#machines/navigation/routes.ts';
import { screens } from '#src/app/screens.ts';
import { isAt, offered, placeGroups, type Role } from '#src/views/app/layouts/place-groups.ts';
import { mainPlaces } from '#src/views/app/layouts/places.ts';

/** Routes of the members' sections, which the navigation is there for. */
const sections: readonly RouteName[] = [
  'messages',
  'audience',
  'interests',
  'library',
  'billingReceived',
  'billingSent',
  'analytics',
  'referrals',
  'settings',
  'profile',
];

const screenFile = (name: RouteName): string => {
  const route: Route = routes[name];
  return screens[route.redirectTo ?? name].file;
};
const isBuilt = (name: RouteName) => screenFile(name) !== 'not-available.screen.ts';

/** Names of the places that this member's navigation offers. */
const namesFor = (role: Role) =>
  [...mainPlaces, ...placeGroups(role, []).flatMap(({ places }) => places)].map(({ name }) => name);
const creator: Role = { isCreator: true };
const starter: Role = { isCreator: false, hasStudio: true };
const untold: Role = { isCreator: false };
const fan: Role = { isCreator: false, hasStudio: false };

test.each([creator, starter, untold])(
  'the navigation offers what is built, all of it: %o',
  (role) => {
    const names = namesFor(role);
    expect(new Set(names).size).toBe(names.length);
    expect(names.slice(0, 2)).toEqual(['main', 'explore']);
    expect(names.slice(2).toSorted()).toEqual(sections.filter(isBuilt).toSorted());
  },
);

test('a fan has none of the places where work is shown and paid, but for the library', () => {
  const all = namesFor(untold);
  const left = all.filter((name) => !namesFor(fan).includes(name));
  expect(left).toEqual(['profile', 'audience', 'billingReceived', 'analytics']);
  expect(placeGroups(fan, [])).toHaveLength(1);
});

const litAt = (path: string) =>
  [...mainPlaces, ...placeGroups(creator, []).flatMap(({ places }) => places)].flatMap((each) =>
    isAt(each, path) ? [each.name] : [],
  );

test.each([
  ['/', ['main']],
  ['/feed', ['main']],
  ['/billing/received', ['billingReceived']],
  ['/billing/payout', ['billingReceived']],
  ['/billing/sent', ['billingSent']],
  ['/billing/sent/coming', ['billingSent']],
  ['/billing/cards', ['billingSent']],
  ['/billing/receipts/7', ['billingSent']],
  ['/profile', ['profile']],
  ['/profile/new', []],
  ['/settings/site', ['settings']],
])('%s lights one place at most', (path, names) => expect(litAt(path)).toEqual(names));

/** The paths of a creator's navigation, group by group. */
const pathsWithout = (absent: readonly RouteName[]) =>
  placeGroups(creator, absent).map(({ places }) => places.map(({ path }) => path));

test('what this site does not offer is no place of the navigation, nor is a group without places', () => {
  const tabs = ['billingReceived', 'billingPayout', 'billingSent', 'billingComing'] as const;
  const library = ['libraryOwned', 'libraryUploaded'] as const;
  expect(pathsWithout([...library, ...tabs, 'billingCards'])).toEqual([
    ['/profile', '/audience', '/analytics'],
    ['/interests', '/referrals', '/settings'],
  ]);
  const earnings = ['billingReceived', 'billingPayout'] as const;
  expect(pathsWithout(['profile', ...library, 'audience', 'analytics', ...earnings])).toEqual([
    ['/interests', '/billing/sent', '/referrals', '/settings'],
  ]);
  expect(offered(mainPlaces, ['explore', 'library']).map(({ path }) => path)).toEqual([
    '/',
    '/messages',
  ]);
});

/** Targets of Earnings and Billing. */
const leads = (absent: readonly RouteName[]) =>
  placeGroups(creator, absent)
    .flatMap(({ places }) => places)
    .flatMap(({ name, path, to = path }) => (name.startsWith('billing') ? [to] : []));

test('a place without its first tab leads to the next one', () => {
  expect(leads([])).toEqual(['/billing/received', '/billing/sent']);
  expect(leads(['billingReceived'])).toEqual(['/billing/payout', '/billing/sent']);
  expect(leads(['billingReceived', 'billingSent', 'billingPayout'])).toEqual([
    '/billing/sent/coming',
  ]);
});
