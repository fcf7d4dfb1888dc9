/** What stands above one part of a multipart body. */
export interface PartHead {
  name: string;
  /** Null for a plain field. */
  filename: string | null;
}

/** Takes the bytes of one part as they come. */
export type PartSink = (bytes: Buffer) => Promise<void> | void;

/** The body is not multipart, or ends too soon. */
export class BrokenMultipart extends Error {}

const headLimit = 16_384;
const nowhere: PartSink = () => {};

/** The boundary of a `Content-Type`; null when it is not multipart. */
export const boundaryOf = (contentType: string): string | null =>
  /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
    .exec(contentType)
    ?.slice(1)
    .find(Boolean) ?? null;

/**
 * Reads a multipart body part by part while it arrives: of a file no more than one chunk is in memory,
 * and the sender waits until that is written.
 */
export async function readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  open: (head: PartHead) => PartSink,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter then looks like all others.
  let held: Buffer = Buffer.from('\r\n');
  let state: 'before' | 'head' | 'body' | 'after' = 'before';
  const isOver = () => state === 'after';
  let sink = nowhere;

  const step = async (): Promise<boolean> => {
    if (state === 'head') {
      if (held.subarray(0, 2).toString('latin1') === '--') {
        state = 'after';
        return true;
      }
      const end = held.indexOf('\r\n\r\n');
      if (end === -1 && held.length > headLimit) throw new BrokenMultipart('The head is too long.');
      if (end === -1) return false;
      sink = open(partHead(held.subarray(0, end).toString('utf8')));
      held = held.subarray(end + 4);
      // A part without bytes: its delimiter begins with the line break that ended the head.
      state = 'body';
      return true;
    }
    const at = held.indexOf(delimiter);
    const ready = at === -1 ? held.length - delimiter.length + 1 : at;
    if (state === 'body' && ready > 0) await sink(held.subarray(0, ready));
    held = held.subarray(Math.max(0, at === -1 ? ready : at + delimiter.length));
    if (at === -1) return false;
    state = 'head';
    return true;
  };

  for await (const chunk of body) {
    if (isOver()) continue;
    held = Buffer.concat([held, chunk]);
    // oxlint-disable-next-line no-await-in-loop -- one part after the other, as they stand
    while (!isOver() && (await step()));
  }
  if (!isOver()) throw new BrokenMultipart('The body ends too soon.');
}

function partHead(text: string): PartHead {
  const disposition = /^content-disposition:(.*)$/im.exec(text)?.[1] ?? '';
  const value = (key: string) =>
    new RegExp(`;\\s*${key}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1] ?? null;
  return { name: value('name') ?? '', filename: value('filename') };
}
