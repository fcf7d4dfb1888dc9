/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * One `bytes=` range of a file (RFC 9110 §14.1.2); `null` for none, several or one that is not
 * understood (send it whole), `invalid` for 416. A file without bytes has no part: asked for its end,
 * it is sent whole.
 */
export function byteRange(header: string | null, size: number): ByteRange | null | 'invalid' {
  const match = /^bytes=\s*(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    if (Number(last) === 0) return 'invalid';
    return size === 0 ? null : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  return start > end ? 'invalid' : { start, end };
}
