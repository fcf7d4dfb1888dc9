import type { Aim } from '../criteria.ts';
import type { Explorer } from '../explore.ts';
import type { Deed, Place } from '../place.ts';
import { stable } from '../text.ts';

const marksOf = (deed: Deed, before: Place | null, after: Place): string[] => {
  if (!before) return [];
  const [was, is] = [before.snapshot, after.snapshot];
  return [
    ...(stable(was.context) === stable(is.context) ? [] : ['context']),
    ...(stable(was.value) === stable(is.value) ? [] : ['state']),
    ...(deed.effects.length > 0 ? ['effects'] : []),
  ];
};

/**
 * The same transition may be taken where its actions show and where they do not: the second finds no
 * fault in them. These goals ask for the first, among the steps that are known already.
 */
export const tellingAim = (graph: Explorer, aim: Aim): Aim => {
  const befores = new Map(graph.known().map((edge) => [edge.deed, edge.before]));
  const shown = (deed: Deed, place: Place): string[] =>
    marksOf(deed, befores.get(deed) ?? null, place).flatMap((mark) =>
      deed.taken.map((id) => `${id} shows ${mark}`),
    );
  const ids = new Set(graph.known().flatMap(({ deed, after }) => shown(deed, after)));
  return {
    ...aim,
    goals: [...ids].map((id) => ({
      id,
      criterion: aim.criterion,
      about: id.replace(/ shows \w+$/, ''),
    })),
    proves: shown,
    remembers: false,
  };
};

/** Both at once, for leaving out what neither needs. */
export const bothAims = (one: Aim, other: Aim): Aim => ({
  ...one,
  goals: [...one.goals, ...other.goals],
  proves: (deed, place, last) => [
    ...one.proves(deed, place, last),
    ...other.proves(deed, place, last),
  ],
});
