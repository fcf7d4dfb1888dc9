import { expect, test } from 'vitest';
import { routes, type Route, type RouteName } from '#machines/navigation/routes.ts';
import { screens } from '#src/app/screens.ts';
import { mainPlaces, offered, placeGroups } from '#src/views/app/layouts/places.ts';

/** The one-word paths of members' sections, which the navigation is there for. */
const sections: readonly RouteName[] = [
  'messages',
  'audience',
  'interests',
  'library',
  'billing',
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

test.each([true, false])(
  'the navigation offers what is built, and all of it; creator: %s',
  (is) => {
    const places = [...mainPlaces, ...placeGroups(is, []).flatMap(({ places }) => places)];
    const paths = places.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.slice(0, 2)).toEqual(['/', '/explore']);
    expect(paths.slice(2).toSorted()).toEqual(
      sections
        .filter(isBuilt)
        .map((name) => routes[name].pattern)
        .toSorted(),
    );
  },
);

/** The paths of a creator's navigation, group by group. */
const pathsWithout = (absent: readonly RouteName[]) =>
  placeGroups(true, absent).map(({ places }) => places.map(({ path }) => path));

test('what this site does not offer is no place of the navigation, nor is a group without places', () => {
  const tabs = ['billingReceived', 'billingSent', 'billingComing', 'billingPayout'] as const;
  const library = ['libraryOwned', 'libraryUploaded'] as const;
  expect(pathsWithout([...library, ...tabs, 'billingCards'])).toEqual([
    ['/profile', '/audience', '/analytics'],
    ['/interests', '/referrals', '/settings'],
  ]);
  expect(pathsWithout(['profile', ...library, 'audience', 'analytics'])).toEqual([
    ['/interests', '/billing', '/referrals', '/settings'],
  ]);
  expect(offered(mainPlaces, ['explore', 'library']).map(({ path }) => path)).toEqual([
    '/',
    '/messages',
  ]);
});

/** Target of Billing. */
const leads = (absent: readonly RouteName[]) =>
  placeGroups(true, absent)
    .flatMap(({ places }) => places)
    .flatMap(({ name, path, to = path }) => (name === 'billing' ? [to] : []));

test('a place without its first tab leads to the next one', () => {
  expect(leads([])).toEqual(['/billing']);
  expect(leads(['billingSent'])).toEqual(['/billing']);
  expect(leads(['billingReceived'])).toEqual(['/billing/sent']);
  expect(leads(['billingReceived', 'billingSent', 'billingPayout'])).toEqual([
    '/billing/sent/coming',
  ]);
});
