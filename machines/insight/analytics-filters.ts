import { href } from '../navigation/routes.ts';
import type { AnalyticsFilters } from './analytics.types.ts';

type Choices = { readonly [Name in keyof AnalyticsFilters]: readonly AnalyticsFilters[Name][] };

/** Values of each filter; the first is the default, which the address omits. */
const analyticsChoices = {
  range: ['28', '7', '90', 'year', 'all'],
  group: ['day', 'week', 'month'],
  figure: ['net', 'sales', 'followers', 'subscribers'],
  look: ['plot', 'table'],
} as const satisfies Choices;

const names = { range: 'range', group: 'by', figure: 'show', look: 'as' } as const;

const oneOf = <Value extends string>(
  all: readonly [Value, ...Value[]],
  text: string | undefined,
): Value => all.find((value) => value === text) ?? all[0];

/** Parses the filters from an address; unknown values become the defaults. */
export const analyticsFilters = (query: Readonly<Record<string, string>>): AnalyticsFilters => ({
  range: oneOf(analyticsChoices.range, query[names.range]),
  group: oneOf(analyticsChoices.group, query[names.group]),
  figure: oneOf(analyticsChoices.figure, query[names.figure]),
  look: oneOf(analyticsChoices.look, query[names.look]),
});

/** The address of what is shown. */
export function analyticsPath(filters: AnalyticsFilters): string {
  const keys = ['range', 'group', 'figure', 'look'] as const;
  const query = keys
    .filter((key) => filters[key] !== analyticsChoices[key][0])
    .map((key) => `${names[key]}=${filters[key]}`)
    .join('&');
  return query === '' ? href('analytics') : `${href('analytics')}?${query}`;
}

/** True if the filters differ in what the report is fetched by. */
export const needsOther = (one: AnalyticsFilters, other: AnalyticsFilters): boolean =>
  one.range !== other.range || one.group !== other.group;
