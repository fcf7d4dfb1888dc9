import ElkConstructor, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { ChartIR, StateIR, TransitionIR } from '../model.ts';
import { describeStates, textOf, type DescribedState } from './described.ts';
import type { Drawing, DrawnTransition, Point } from './drawing.ts';

/** Estimated, so that a layout is the same on every machine: no font is measured. */
const letter = 6.5;
const row = 18;
const title = 30;
const padding = 14;

/** elkjs is a CommonJS module whose class is its default export or the module itself. */
const Elk = ('default' in ElkConstructor ? ElkConstructor.default : ElkConstructor) as new () => {
  layout(graph: ElkNode): Promise<ElkNode>;
};

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
};

const widthOf = (text: string): number => Math.ceil(text.length * letter) + 2 * padding;

interface Plan {
  readonly chart: ChartIR;
  readonly described: ReadonlyMap<string, DescribedState>;
}

const nodeOf = (plan: Plan, state: StateIR): ElkNode => {
  const { name = '', notes = [] } = plan.described.get(state.path) ?? {};
  const children = plan.chart.states.filter(({ parent }) => parent === state.path);
  const width = Math.max(64, ...[name, ...notes.map(({ text }) => text)].map(widthOf));
  const head = title + notes.length * row;
  if (children.length === 0)
    return { id: state.path, width, height: head + (notes.length > 0 ? padding / 2 : 4) };
  return {
    id: state.path,
    children: children.map((child) => nodeOf(plan, child)),
    layoutOptions: {
      'elk.padding': `[top=${head + padding},left=${padding + 6},bottom=${padding + 6},right=${padding + 6}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${head})`,
    },
  };
};

/**
 * States are written in the order of the journey, so a transition to an earlier one goes back. elkjs
 * gets it reversed, or it would choose by itself which lines of a circle go back.
 */
const goesBack = (chart: ChartIR, { source, targets }: TransitionIR, index: number): boolean => {
  const paths = chart.states.map(({ path }) => path);
  return paths.indexOf(targets[index] ?? source) < paths.indexOf(source);
};

const edgesOf = ({ chart }: Plan): ElkExtendedEdge[] =>
  chart.transitions.flatMap((transition) =>
    transition.targets.map((target, index) => ({
      id: `${transition.id}→${index}`,
      ...(goesBack(chart, transition, index)
        ? { sources: [target], targets: [transition.source] }
        : { sources: [transition.source], targets: [target] }),
      labels: [
        {
          text: textOf(transition),
          width: Math.ceil(textOf(transition).length * letter) + 8,
          height: row,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    })),
  );

const placed = (node: ElkNode): Map<string, ElkNode> =>
  new Map([
    [node.id, node] as const,
    ...(node.children ?? []).flatMap((child) => [...placed(child)]),
  ]);

const lineOf = ({ sections }: ElkExtendedEdge): Point[] =>
  (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode>) => ({
  ...rounded({ x, y }),
  width: Math.round(width),
  height: Math.round(height),
});

/**
 * Gives every state of a chart a box and every transition a line (layered, orthogonal, by elkjs).
 * The same chart gives the same drawing on every machine. The root's own transitions are drawn on
 * its frame.
 */
export async function layout(chart: ChartIR): Promise<Drawing> {
  const states = describeStates(chart);
  const described = new Map(states.map((state) => [state.path, state] as const));
  const plan = { chart, described };
  const [root] = chart.states;
  if (!root) throw new Error(`The chart "${chart.id}" has no states.`);
  const edges = edgesOf(plan);
  const graph = await new Elk().layout({
    id: '(paper)',
    layoutOptions: options,
    children: [nodeOf(plan, root)],
    edges,
  });
  const boxes = placed(graph);
  const byId = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const transitions = (graph.edges ?? []).flatMap((edge): DrawnTransition[] => {
    const cut = edge.id.lastIndexOf('→');
    const transition = byId.get(edge.id.slice(0, cut));
    if (!transition) return [];
    const line = lineOf(edge).map(rounded);
    return [
      {
        id: transition.id,
        text: textOf(transition),
        guard: transition.guard,
        line: goesBack(chart, transition, Number(edge.id.slice(cut + 1)))
          ? line.toReversed()
          : line,
        label: boxOf(edge.labels?.[0] ?? {}),
      },
    ];
  });
  const { width, height } = boxOf(graph);
  return {
    chart: chart.id,
    width,
    height,
    states: states.map((state) => ({ ...state, ...boxOf(boxes.get(state.path) ?? {}) })),
    transitions,
  };
}
