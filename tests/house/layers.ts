/** The files of one flow, in the order in which they are written. */
export const layers = ['machine', 'types', 'ports', 'adapter', 'view', 'stories', 'model'] as const;
export type Layer = (typeof layers)[number];

const paths: Record<Layer, (domain: string, stem: string) => string> = {
  machine: (domain, stem) => `machines/${domain}/${stem}.machine.ts`,
  types: (domain, stem) => `machines/${domain}/${stem}.types.ts`,
  ports: (domain, stem) => `machines/${domain}/${stem}.ports.ts`,
  adapter: (domain, stem) => `src/actors/${domain}/${stem}.adapter.ts`,
  view: (domain, stem) => `src/views/${domain}/${stem}.view.tsx`,
  stories: (domain, stem) => `stories/${domain}/${stem}.stories.tsx`,
  model: (domain, stem) => `tests/${domain}/${stem}.model.tsx`,
};

/** Path of one layer of a flow; the one place that knows how a flow's files are called. */
export const pathOfLayer = (layer: Layer, domain: string, stem: string): string =>
  paths[layer](domain, stem);
