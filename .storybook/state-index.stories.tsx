import type { Meta, StoryObj } from '@storybook/react-vite';
import changed from 'virtual:changed-flows';
import type { ChartFile } from './statechart/chart-file.types.ts';
import { StateIndex } from './statechart/state-index/state-index.tsx';

const charts = import.meta.glob<ChartFile>('./charts/*/*.json', { import: 'default', eager: true });
const files = Object.fromEntries(
  Object.entries(charts).map(([path, file]) => [
    path.replace(/^.*\/([^/]+\/[^/]+)\.json$/, '$1'),
    file,
  ]),
);

export default { title: 'Start/State index', component: StateIndex } satisfies Meta<
  typeof StateIndex
>;

export const All: StoryObj<typeof StateIndex> = { args: { files, changed } };
