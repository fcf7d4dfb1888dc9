import type { uploadsMachine } from '#machines/media/uploads.machine.ts';
import { lateMachine } from './late-machine.ts';
import type { AppServices } from './services.types.ts';

/** Stands in for the uploads until the first file is chosen: nobody else pays for their code. */
export const lateUploads = (services: AppServices): typeof uploadsMachine =>
  lateMachine(async () => (await import('./uploads.ts')).uploadsIn(services));
