export interface JpegFacts {
  /** Bytes that a decoder holds of each pixel until the last scan, where there are several. */
  bytesPerPixel: number;
  scans: number;
}

const none: JpegFacts = { bytesPerPixel: 0, scans: 0 };
/** Bytes of a coefficient. */
const coefficient = 2;

/** Bytes per pixel by the sampling factors of a frame header, which begins at `at`. */
function bytesPerPixel(bytes: Buffer, at: number): number {
  const factors = Array.from({ length: bytes[at + 7] ?? 0 }, (_, index) => {
    const both = bytes[at + 9 + index * 3] ?? 0;
    return { across: both >> 4, down: both & 15 };
  });
  const across = Math.max(1, ...factors.map((one) => one.across));
  const down = Math.max(1, ...factors.map((one) => one.down));
  const samples = factors.reduce((total, one) => total + one.across * one.down, 0);
  return (coefficient * samples) / (across * down);
}

/** Offset of the marker behind coded data that begins at `at`; the length where there is none. */
function endOfScan(bytes: Buffer, at: number): number {
  let next = bytes.indexOf(0xff, at);
  while (next >= 0) {
    const marker = bytes[next + 1] ?? 0xd9;
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return next;
    next = bytes.indexOf(0xff, next + 1);
  }
  return bytes.length;
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Facts of a JPEG by its markers alone; no pixel is decoded. Scans are counted up to one more than
 * `most`. What is no JPEG has none.
 */
export function jpegFacts(bytes: Buffer, most: number): JpegFacts {
  const facts = { ...none };
  let at = 2;
  while (at + 4 <= bytes.length && facts.scans <= most) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xd9) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker))
      facts.bytesPerPixel = Math.max(facts.bytesPerPixel, bytesPerPixel(bytes, at + 2));
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== 0xda) continue;
    facts.scans += 1;
    at = endOfScan(bytes, at);
  }
  return facts;
}
