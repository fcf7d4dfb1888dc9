import { fromPromise } from 'xstate';
import type { FileProgress, ProcessingInput } from '#machines/media/processing.types.ts';
import { fetchFile, type FileCalls } from '#src/api/files.ts';

/** Joins the processing chart's port to the files call. */
export const processingAdapter = (calls: FileCalls) => ({
  actors: {
    loadFile: fromPromise<FileProgress, ProcessingInput>(async ({ input }) => {
      const { status, ...picture } = await fetchFile(calls, input.hash);
      if (status === 'ready') return { kind: 'ready', picture };
      return { kind: status === 'failed' ? 'broken' : 'pending' };
    }),
  },
});
