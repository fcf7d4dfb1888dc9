import { noHand } from '../hands.ts';
import type { Suite } from '../model.ts';
import { generate } from '../generate/generate.ts';
import type { Edge } from '../place.ts';
import type { Subject } from '../subject.ts';
import { sourcesOf } from '../domain.ts';
import { literal } from '../emit/literal.ts';
import type { Visited } from './visit.ts';

/** Returns why a page cannot make a step, or null. */
const pageReach = (subject: Subject & Visited) => {
  const { ports = {} } = subject.page ?? {};
  const sources = sourcesOf(subject);
  return ({ offer, before, result }: Edge): string | null => {
    const { kind, event, child } = offer;
    if (kind === 'clock') return null;
    if (kind === 'settle') {
      const port = sources.get(child ?? '') ?? child ?? '';
      if (!ports[port] && !ports[child ?? '']) return `the model's page has no port "${port}"`;
      return literal(event) === null ? 'what it comes back with is no plain data' : null;
    }
    if (Object.keys(offer.answers).length > 0) return 'nobody says what its guards answer';
    const nobody = noHand(subject, event.type);
    if (nobody !== null) return `no hand makes it: ${nobody}`;
    if (literal(event) === null) return 'its payload is no plain data';
    if (result.taken.length === 0) return 'a control that does nothing here may not be shown';
    return subject.outOfReach?.(before.snapshot, event) ?? null;
  };
};

/** A suite of the steps that hands at a page can make; the others are left out, and the suite says so. */
export function visitSuite(
  flow: string,
  subject: Subject & Visited,
  { cap = 12, seed = 1 }: { readonly cap?: number; readonly seed?: number } = {},
): Suite {
  const reach = pageReach(subject);
  return generate(flow, subject, {
    criterion: 'transition',
    cap,
    seed,
    may: (edge) => reach(edge) === null,
    why: reach,
  });
}
