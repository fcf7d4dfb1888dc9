import { refusal, type Aim } from '../criteria.ts';
import type { Explorer } from '../explore.ts';
import type { Deed } from '../place.ts';

/** What a guard kept from happening shows in the delays that go on. */
const shown = ({ taken, refused, shows }: Deed): string[] =>
  shows.flatMap((mark) =>
    [...taken, ...(mark === 'wait' ? refused.map(refusal) : [])].map((id) => `${id} shows ${mark}`),
  );

/**
 * The same transition may be taken where its actions show and where they do not: the second finds no
 * fault in them. These goals ask for the first, among the steps that are known already.
 */
export const tellingAim = (graph: Explorer, aim: Aim): Aim => {
  const ids = new Set(graph.known().flatMap(({ deed }) => shown(deed)));
  return {
    ...aim,
    goals: [...ids].map((id) => ({
      id,
      criterion: aim.criterion,
      about: id.replace(/ shows [^|]+$/, ''),
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
