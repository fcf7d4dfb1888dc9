import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import { uploadsAdapter } from '#src/actors/media/uploads.adapter.ts';
import { breakpoints } from '#src/ui/style/breakpoints.ts';
import { UploadTrayView } from '#src/views/media/upload-tray.view.tsx';
import type { AppServices } from '../services.types.ts';

const wide = `(width >= ${breakpoints.md}px)`;

/** Files on their way to the server, and the tray that shows them on every screen. */
const uploads = (services: AppServices) => ({
  machine: uploadsMachine.provide(
    uploadsAdapter({
      ...services,
      measureRoom: () => (matchMedia(wide).matches ? 'rows' : 'strip'),
    }),
  ),
  views: { UploadTrayView },
});

export default uploads;
