import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { processingMachine } from '#machines/media/processing.machine.ts';
import type { FileProgress } from '#machines/media/upload.types.ts';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import { uploadTrayMachine } from '#machines/media/upload-tray.machine.ts';
import type { TrayRoom } from '#machines/media/upload-tray.types.ts';
import type { UploadReason, UploadInput } from '#machines/media/uploaded.types.ts';
import { uploadsMachine } from '#machines/media/uploads.machine.ts';
import type { UploadOrdered } from '#machines/media/upload-order.types.ts';
import { watchAskers } from '#src/actors/media/watch-askers.ts';
import { picture } from '#stories/media/media.fixtures.ts';

/** A tray beside a page with room for its rows. */
export const quietTray = uploadTrayMachine.provide({
  actors: { measureRoom: fromPromise<TrayRoom, void>(async () => 'rows') },
});

export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** The uploads of a session, at a server that says so of every file. */
export function start(answer: () => FileProgress) {
  const sent: string[] = [];
  const page = { holds: 0, isHeld: false };
  const logic = uploadsMachine.provide({
    actors: {
      watchAskers,
      tray: quietTray,
      holdPage: fromCallback(() => {
        page.holds += 1;
        page.isHeld = true;
        return () => (page.isHeld = false);
      }),
      upload: uploadMachine.provide({
        actors: {
          checkFile: fromPromise<UploadReason | null, Pick<UploadInput, 'source' | 'purpose'>>(
            async () => null,
          ),
          sendFile: fromCallback<EventObject, UploadInput>(({ input, sendBack }) => {
            sent.push(input.id);
            sendBack({ type: 'file.taken', hash: `hash of ${input.id}` });
          }),
          processing: processingMachine.provide({
            actors: {
              loadFile: fromPromise<FileProgress, { hash: string }>(async () => answer()),
            },
          }),
        },
      }),
    },
  });
  const uploads = createActor(logic).start();
  const order = ({ order: asked }: UploadOrdered) => uploads.send(asked);
  return { uploads, page, sent, order };
}
export const pending = (): FileProgress => ({ kind: 'pending', delay: null });
export const ready = (): FileProgress => ({ kind: 'ready', picture });
export const broken = (): FileProgress => ({ kind: 'broken' });
