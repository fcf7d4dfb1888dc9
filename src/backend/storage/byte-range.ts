/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One `bytes=` range of a file; `null` for none or several (send it whole), `invalid` for 416. */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'invalid' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  const isEmptySuffix = first === '' && Number(last) === 0;
  return start > end || start >= size || isEmptySuffix ? 'invalid' : { start, end };
}
