import { fromPromise } from 'xstate';
import type { CaptionsWritten } from '#machines/media/file-captions.types.ts';
import type { UploadSource } from '#machines/media/uploaded.types.ts';
import type { Caption } from '#machines/posts/post.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { removeCaptions, saveCaptions } from '#src/api/media/captions.ts';

/** Decodes UTF-16 by its mark, else UTF-8; throws for bytes that are no text in either. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/** Joins the captions' ports to a file of this device and to `/api/v1/files/{hash}/captions`. */
export const fileCaptionsAdapter = (http: Http) => ({
  actors: {
    readCaptions: fromPromise<string, { source: UploadSource }>(async ({ input: { source } }) => {
      if (!(source instanceof Blob)) throw new Error('The file is not of this device.');
      return decoded(await source.arrayBuffer());
    }),
    saveCaptions: fromPromise<readonly Caption[], CaptionsWritten>(({ input }) =>
      saveCaptions(http, input),
    ),
    removeCaptions: fromPromise<void, { hash: string; language: string }>(({ input }) =>
      removeCaptions(http, input),
    ),
  },
});
