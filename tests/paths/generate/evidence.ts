import { readOnce, refusal, type Aim } from '../criteria.ts';
import type { Explorer } from '../graph.ts';
import type { StepResult } from '../place.ts';

/** Goals `<id> shows <mark>` of a step; refused guards show in the delays that still run. */
const shown = ({ taken, refused, marks, shows }: StepResult): string[] => [
  ...shows.flatMap((mark) =>
    [...taken, ...(mark === 'wait' ? refused.map(refusal) : [])].map((id) => `${id} shows ${mark}`),
  ),
  ...marks,
];

/**
 * The same transition may be taken where its actions show and where they do not: the second finds no
 * fault in them. These goals ask for the first, among the steps that are known already.
 */
export const evidenceAim = (graph: Explorer, aim: Aim): Aim => {
  const ids = new Set(graph.known().flatMap(({ result }) => shown(result)));
  return readOnce({
    ...aim,
    goals: [...ids].map((id) => ({
      id,
      criterion: aim.criterion,
      about: id.replace(/ shows [^|]+$/, ''),
    })),
    proves: shown,
    remembers: false,
  });
};

/** Both at once, for leaving out what neither needs. */
export const bothAims = (one: Aim, other: Aim): Aim => ({
  ...one,
  goals: [...one.goals, ...other.goals],
  proves: (result, place, memory) => [
    ...one.proves(result, place, memory),
    ...other.proves(result, place, memory),
  ],
});
