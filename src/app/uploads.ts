import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import { uploadsAdapter } from '#src/actors/media/uploads.adapter.ts';
import type { AppServices } from './services.types.ts';

/** The uploads of a session; their code comes with the first file. */
export const uploadsIn = (services: AppServices) =>
  uploadsMachine.provide(uploadsAdapter(services));
