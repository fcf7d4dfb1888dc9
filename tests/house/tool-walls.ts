import type { HouseFile } from './files.ts';

/** Room of the house and the imports that its files may have. */
export interface Wall {
  readonly room: RegExp;
  /** Imports that are allowed, as a path from the root or a package name. */
  readonly may: (wanted: string, typeOnly: boolean, file: HouseFile) => boolean;
  readonly rule: string;
}

/** True for a file of this repository, as a path from its root. */
export const isOurs = (wanted: string): boolean =>
  /^(machines|src|stories|tests|\.storybook)\//.test(wanted);

/** Walls around the tools for designers and testers, none of which knows the product. */
export const toolWalls: readonly Wall[] = [
  {
    room: /^src\/weather\//,
    may: (wanted) => wanted.startsWith('src/weather/'),
    rule: 'a weather knows no product: it stands between any page and its network',
  },
  {
    room: /^\.storybook\/weather\//,
    may: (wanted, typeOnly) =>
      /^(\.storybook|src)\/weather\//.test(wanted) ||
      (typeOnly && wanted === '.storybook/statechart/channel.ts') ||
      !isOurs(wanted),
    rule: 'the network of a story knows no product: it answers what the panel offers',
  },
  {
    room: /^\.storybook\/looks\//,
    may: (wanted) =>
      wanted.startsWith('.storybook/looks/') ||
      wanted === 'src/weather/random.ts' ||
      !isOurs(wanted),
    rule: 'looks know no product: they read what a page shows',
  },
  {
    room: /^\.storybook\/narrow\//,
    may: (wanted) =>
      wanted.startsWith('.storybook/narrow/') ||
      wanted === '.storybook/wall/clipped.ts' ||
      !isOurs(wanted),
    rule: 'narrow windows know no product: they read what a page shows',
  },
  {
    room: /^tests\/paths\//,
    may: (wanted, typeOnly) =>
      /^tests\/(paths|lib)\//.test(wanted) ||
      (typeOnly && wanted === 'machines/lib/failure.ts') ||
      !isOurs(wanted),
    rule: 'the tool for tests knows no flow: it reads charts and models through its adapters',
  },
  {
    room: /^\.storybook\/statechart\//,
    may: (wanted) =>
      /^(\.storybook\/statechart|tests\/paths|tests\/lib\/walk)\//.test(wanted) || !isOurs(wanted),
    rule: 'the statechart panel knows no product: charts and models are given to it',
  },
  {
    room: /^\.storybook\/wall\//,
    may: (wanted) => wanted.startsWith('.storybook/wall/') || !isOurs(wanted),
    rule: 'the wall knows no product: languages, themes and windows are given to it',
  },
];
