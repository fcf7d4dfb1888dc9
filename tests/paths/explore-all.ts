import type { Explorer } from './explore.ts';
import type { Edge } from './place.ts';

/** Computes all that the budget allows, breadth first, and answers with every edge. */
export function exploreAll(graph: Explorer): Edge[] {
  const queue = graph.starts.map(({ key }) => key);
  const seen = new Set(queue);
  const found: Edge[] = [];
  for (const key of queue) {
    for (const edge of graph.edgesOf(key)) {
      found.push(edge);
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push(edge.to);
    }
  }
  return found;
}
