import { expect, test } from 'vitest';
import { routes, type Route, type RouteName } from '#machines/navigation/routes.ts';
import { screens } from '#src/app/screens.ts';
import { mainPlaces, placeGroups } from '#src/views/app/layouts/places.ts';

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
    const offered = [...mainPlaces, ...placeGroups(is).flatMap(({ places }) => places)];
    const paths = offered.map(({ path }) => path);
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
