import type { uploadsMachine } from '#machines/media/uploads.machine.ts';
import { late } from './late.ts';
import { pause } from './quiet.ts';
import type { World } from './world.types.ts';

/** Milliseconds before a lost chunk is asked for again. */
const again = 5_000;

/** Stands in for the uploads until the first file is chosen: nobody else pays for their code. */
export function lateUploads(world: World) {
  let machine: typeof uploadsMachine | null = null;
  const load = async (): Promise<typeof uploadsMachine> => {
    try {
      const { uploadsIn } = await import('./uploads.ts');
      return (machine ??= uploadsIn(world));
    } catch {
      await pause(again);
      return load();
    }
  };
  return late<typeof uploadsMachine>({ now: () => machine, load });
}
