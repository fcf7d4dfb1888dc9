import { fromPromise } from 'xstate';
import type { TrayRoom } from '#machines/media/upload-tray.types.ts';

/** Dependency of the tray: how much room the page has beside its content. */
export interface UploadTrayDeps {
  readonly measureRoom: () => TrayRoom;
}

/** Joins the tray's port to the page. */
export const uploadTrayAdapter = ({ measureRoom }: UploadTrayDeps) => ({
  actors: { measureRoom: fromPromise<TrayRoom, void>(async () => measureRoom()) },
});
