import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import { uploadsAdapter } from '#src/actors/media/uploads.adapter.ts';
import type { AppServices } from '../services.types.ts';

/** Files on their way to the server. */
const uploads = (services: AppServices) => uploadsMachine.provide(uploadsAdapter(services));

export default uploads;
