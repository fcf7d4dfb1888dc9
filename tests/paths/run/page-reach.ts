import { chartOf } from '../adapter.ts';
import { generate } from '../generate/generate.ts';
import { noHand } from '../hands.ts';
import type { Suite } from '../model.ts';
import type { Edge } from '../place.ts';
import type { Subject } from '../subject.ts';
import type { PageModel } from '#tests/lib/page-model.ts';
import { isImpossible, replyFor } from './reply.ts';

/** Port by the id of the child that it becomes. */
export const portsOf = ({ machine }: Subject): ReadonlyMap<string, string> =>
  new Map(
    chartOf(machine).states.flatMap(({ invokes }) =>
      invokes.map(({ id, src }) => [id, src] as const),
    ),
  );

/** Returns why the running app cannot make a step, or null. */
const pageReach = (subject: Subject, page: PageModel) => {
  const ports = portsOf(subject);
  return ({ offer, before, result }: Edge): string | null => {
    const { kind, event, child } = offer;
    if (kind === 'clock') return null;
    const cannot = page.cannot?.(event, before.snapshot) ?? null;
    if (kind === 'settle') {
      if (cannot !== null) return cannot;
      const reply = replyFor(page, ports.get(child ?? '') ?? child ?? '', offer);
      return isImpossible(reply) ? reply.cannot : null;
    }
    if (cannot !== null || page.events?.[event.type]) return cannot;
    const nobody = noHand(subject, event.type);
    if (nobody !== null) return `no hand makes it: ${nobody}`;
    if (result.taken.length === 0) return 'a control that does nothing here may not be shown';
    return subject.outOfReach?.(before.snapshot, event) ?? null;
  };
};

/** Replaces the model's inputs by those of the seeded world, if the page model has them. */
const onPage = (subject: Subject, { input }: PageModel): Subject =>
  input === undefined ? subject : { ...subject, input, inputs: [input] };

/**
 * A suite of the steps that the running app can make, every transition among them; the others are left
 * out, and the suite says so.
 */
export function pageSuite(
  flow: string,
  subject: Subject,
  page: PageModel,
  { cap = 12, seed = 1 }: { readonly cap?: number; readonly seed?: number } = {},
): Suite {
  const own = onPage(subject, page);
  const reach = pageReach(own, page);
  return generate(flow, own, {
    criterion: 'transition',
    cap,
    seed,
    may: (edge) => reach(edge) === null,
    why: reach,
  });
}
