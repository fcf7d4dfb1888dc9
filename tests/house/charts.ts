import type { AnyStateMachine } from 'xstate';
import type { WalkModel } from '#tests/lib/walk/types.ts';
import { camel } from './case.ts';
import { files } from './files.ts';
import { pathOfLayer, type Layer } from './layers.ts';

/** One flow of the house: its chart, and where its other files are to be. */
export interface Flow {
  readonly domain: string;
  readonly stem: string;
  readonly machine: AnyStateMachine | null;
  /** Null when there is none, or it cannot be read (the walks say why). */
  readonly model: WalkModel | null;
  readonly fileOf: (layer: Layer) => string;
  readonly has: (layer: Layer) => boolean;
}

const machines = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts');
const models = import.meta.glob<{ default: WalkModel }>('../*/*.model.tsx');
const known = new Set(files.map(({ path }) => path));

const read = async <Module>(load: (() => Promise<Module>) | undefined): Promise<Module | null> => {
  try {
    return (await load?.()) ?? null;
  } catch {
    return null;
  }
};

/** Every chart of the house with its model. A module that cannot be read counts as missing. */
export const readFlows = (): Promise<Flow[]> =>
  Promise.all(
    Object.entries(machines).map(async ([path, load]) => {
      const [, domain = '', stem = ''] =
        /machines\/([^/]+)\/([^/]+)\.machine\.ts$/.exec(path) ?? [];
      const module = await read(load);
      const model = await read(models[`../${domain}/${stem}.model.tsx`]);
      const fileOf = (layer: Layer) => pathOfLayer(layer, domain, stem);
      return {
        domain,
        stem,
        machine: (module?.[`${camel(stem)}Machine`] as AnyStateMachine | undefined) ?? null,
        model: model?.default ?? null,
        fileOf,
        has: (layer: Layer) => known.has(fileOf(layer)),
      };
    }),
  );
