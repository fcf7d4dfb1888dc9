/** A way of flow from node to node: as much as is wanted, each unit at a cost. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

interface Residual {
  readonly to: number;
  readonly cost: number;
  room: number;
  readonly back: number;
}

const far = Number.POSITIVE_INFINITY;

/** Smallest first; what was improved meanwhile is met again and passed over. */
class Heap {
  private readonly items: { readonly key: number; readonly node: number }[] = [];
  get size(): number {
    return this.items.length;
  }
  push(key: number, node: number): void {
    const { items } = this;
    let at = items.push({ key, node }) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      const [child, parent] = [items[at], items[up]];
      if (!child || !parent || parent.key <= child.key) return;
      [items[at], items[up]] = [parent, child];
      at = up;
    }
  }
  pop(): { readonly key: number; readonly node: number } | undefined {
    const { items } = this;
    const [top] = items;
    const last = items.pop();
    if (!last || items.length === 0) return top;
    items[0] = last;
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      let least = at;
      for (const child of [left, left + 1]) {
        if ((items[child]?.key ?? far) < (items[least]?.key ?? far)) least = child;
      }
      const [here, there] = [items[at], items[least]];
      if (least === at || !here || !there) return top;
      [items[at], items[least]] = [there, here];
      at = least;
    }
  }
}

/**
 * Flow of least cost, by successive shortest paths, all paths of one length at a time: the number
 * of uses of each arc that moves every surplus (`supply` above zero) to a demand (below zero).
 * Costs are not negative.
 */
export function leastFlow(
  nodes: number,
  arcs: readonly Arc[],
  supply: readonly number[],
): number[] {
  const out: number[][] = Array.from({ length: nodes }, () => []);
  const residual: Residual[] = [];
  for (const { from, to, cost } of arcs) {
    const at = residual.length;
    residual.push(
      { to, cost, room: far, back: at + 1 },
      { to: from, cost: -cost, room: 0, back: at },
    );
    out[from]?.push(at);
    out[to]?.push(at + 1);
  }
  const left = [...supply];
  const height = Array.from<number>({ length: nodes }).fill(0);
  const reduced = (from: number, { to, cost }: Residual) =>
    cost + (height[from] ?? 0) - (height[to] ?? 0);

  const measure = (): boolean => {
    const distance = Array.from<number>({ length: nodes }).fill(far);
    const heap = new Heap();
    for (const [node, rest] of left.entries()) {
      if (rest <= 0) continue;
      distance[node] = 0;
      heap.push(0, node);
    }
    for (let next = heap.pop(); next; next = heap.pop()) {
      if (next.key > (distance[next.node] ?? far)) continue;
      for (const at of out[next.node] ?? []) {
        const arc = residual[at];
        if (!arc || arc.room <= 0) continue;
        const key = next.key + reduced(next.node, arc);
        if (key >= (distance[arc.to] ?? far)) continue;
        distance[arc.to] = key;
        heap.push(key, arc.to);
      }
    }
    const reached = distance.some((key, node) => key < far && (left[node] ?? 0) < 0);
    const most = Math.max(...distance.filter((key) => key < far), 0);
    for (const [node, key] of distance.entries()) {
      height[node] = (height[node] ?? 0) + Math.min(key, most);
    }
    return reached;
  };

  /** Sends what it can along arcs that cost nothing any more; each node is tried once a round. */
  const push = (node: number, amount: number, tried: Set<number>): number => {
    const wanted = Math.max(0, -(left[node] ?? 0));
    if (wanted > 0) {
      const sent = Math.min(wanted, amount);
      left[node] = (left[node] ?? 0) + sent;
      return sent;
    }
    tried.add(node);
    for (const at of out[node] ?? []) {
      const arc = residual[at];
      if (!arc || arc.room <= 0 || tried.has(arc.to) || reduced(node, arc) !== 0) continue;
      const sent = push(arc.to, Math.min(amount, arc.room), tried);
      const back = residual[arc.back];
      if (sent === 0 || !back) continue;
      arc.room -= sent;
      back.room += sent;
      return sent;
    }
    return 0;
  };

  while (left.some((rest) => rest > 0) && measure()) {
    for (const node of left.keys()) {
      for (let rest = left[node] ?? 0; rest > 0; rest = left[node] ?? 0) {
        const sent = push(node, rest, new Set());
        if (sent === 0) break;
        left[node] = rest - sent;
      }
    }
  }
  return arcs.map((_, at) => residual[2 * at + 1]?.room ?? 0);
}
