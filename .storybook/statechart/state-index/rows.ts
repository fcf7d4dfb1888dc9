import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ChartFile } from '../chart-file.types.ts';
import { keyOf } from '../configuration-key.ts';

/** A story that shows a configuration. */
export interface StoryLink {
  readonly name: string;
  readonly href: string;
}

/** One configuration of one flow. */
export interface Row {
  readonly flow: string;
  readonly domain: string;
  /** Title of the flow's stories; the flow itself if there are none. */
  readonly title: string;
  readonly isDialog: boolean;
  readonly isChanged: boolean;
  readonly key: string;
  /** Opens the flow in this configuration; null if the flow has no story to open. */
  readonly href: string | null;
  readonly requirements: readonly string[];
  readonly steps: readonly string[];
  readonly stories: readonly StoryLink[];
}

export interface Filter {
  /** Empty for all. */
  readonly domain: string;
  readonly dialogsOnly: boolean;
  readonly noStory: boolean;
  readonly changed: boolean;
  /** Words of a state, a flow or a requirement. */
  readonly words: string;
}

const storyHref = (id: string, key: string | null): string =>
  `./?path=/story/${id}${key === null ? '' : `&state=${encodeURIComponent(key)}`}`;

/** Rows of every flow, in the order of the flows and, within each, from the nearest configuration on. */
export const rowsOf = (
  files: Readonly<Record<string, ChartFile>>,
  changed: ReadonlySet<string>,
): readonly Row[] =>
  Object.entries(files).flatMap(([flow, { title, configurations }]) => {
    const idOf = (name: string) => toId(title ?? flow, storyNameFromExport(name));
    const first = configurations.flatMap(({ stories }) => stories)[0];
    return configurations.map(({ leaves, requirements, steps, stories }): Row => {
      const opened = stories[0] ?? first;
      const key = keyOf(leaves);
      return {
        flow,
        domain: flow.split('/')[0] ?? '',
        title: title ?? flow,
        isDialog: title?.startsWith('Dialogs/') ?? false,
        isChanged: changed.has(flow),
        key,
        href: opened === undefined ? null : storyHref(idOf(opened), key),
        requirements,
        steps,
        stories: stories.map((name) => ({
          name: storyNameFromExport(name),
          href: storyHref(idOf(name), null),
        })),
      };
    });
  });

/** The rows that a filter lets by. */
export const filtered = (rows: readonly Row[], filter: Filter): readonly Row[] => {
  const words = filter.words.trim().toLowerCase();
  return rows.filter(
    ({ domain, isDialog, isChanged, stories, title, key, requirements }) =>
      (filter.domain === '' || filter.domain === domain) &&
      (!filter.dialogsOnly || isDialog) &&
      (!filter.noStory || stories.length === 0) &&
      (!filter.changed || isChanged) &&
      (words === '' || [title, key, ...requirements].join(' ').toLowerCase().includes(words)),
  );
};
