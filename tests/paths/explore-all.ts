import type { Explorer } from './graph.ts';
import type { Edge } from './place.ts';

/** Computes all that the budget or `steps` allow, breadth first, and answers with every edge. */
export function exploreAll(graph: Explorer, steps = Number.POSITIVE_INFINITY): Edge[] {
  const queue = graph.starts.map(({ key }) => key);
  const seen = new Set(queue);
  const found: Edge[] = [];
  for (const key of queue) {
    if (graph.spent().steps > steps) break;
    for (const edge of graph.edgesOf(key)) {
      found.push(edge);
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push(edge.to);
    }
  }
  return found;
}
