import type { uploadsMachine } from '#machines/media/uploads.machine.ts';
import { lateMachine } from './late-machine.ts';
import type { World } from './world.types.ts';

/** Stands in for the uploads until the first file is chosen: nobody else pays for their code. */
export const lateUploads = (world: World): typeof uploadsMachine =>
  lateMachine(async () => (await import('./uploads.ts')).uploadsIn(world));
