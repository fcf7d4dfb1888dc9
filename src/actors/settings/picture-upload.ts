import { createActor, waitFor } from 'xstate';
import { uploadMachine } from '#machines/media/upload.machine.ts';
import type { UploadContext, UploadInput } from '#machines/media/upload.types.ts';
import { uploadAdapter, type UploadWorld } from '../media/upload.adapter.ts';

const isOver = ({ value }: { value: string }) => value === 'ready' || value === 'failed';

/** Runs the chart of one upload to its end; fetched when a file is chosen, not with the settings. */
export async function uploadPicture(
  world: UploadWorld,
  input: UploadInput,
  signal: AbortSignal,
): Promise<UploadContext> {
  const actor = createActor(uploadMachine.provide(uploadAdapter(world)), { input }).start();
  try {
    actor.send({ type: 'turn.given' });
    const { context } = await waitFor(actor, isOver, { signal, timeout: Infinity });
    return context;
  } finally {
    actor.stop();
  }
}
