import { fromPromise } from 'xstate';
import type { FileProgress } from '#machines/media/upload.types.ts';
import type { UploadDelay } from '#machines/media/uploaded.types.ts';
import { fetchFile } from '#src/api/media/files.ts';
import type { FileCalls } from '#src/api/media/send.ts';

/** Reasons why a file waits, by the code of the response. */
const delays: Readonly<Record<string, UploadDelay>> = {
  delayed: { kind: 'busy' },
  disk_full: { kind: 'serverFull' },
};

/** Joins the processing chart's port to `GET /api/v1/files/{hash}`. */
export const processingAdapter = (calls: Omit<FileCalls, 'member'>) => ({
  actors: {
    loadFile: fromPromise<FileProgress, { hash: string }>(async ({ input }) => {
      const { status, error, ...picture } = await fetchFile(calls, input.hash);
      if (status === 'ready') return { kind: 'ready', picture };
      if (status === 'failed') return { kind: error === 'lost' ? 'gone' : 'broken' };
      return { kind: 'pending', delay: delays[error ?? ''] ?? null };
    }),
  },
});
