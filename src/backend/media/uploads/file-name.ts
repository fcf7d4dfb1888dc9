import { trimmed } from '#src/contract/lib/blank.ts';

const most = 255;
/** Controls, halves of signs, and marks that turn the direction of what stands around them. */
const unkept = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Name of a file as it is kept: without the folders before it and without controls, at most 255
 * characters; null where nothing is left.
 */
export function fileName(called: string | undefined): string | null {
  // Browsers write a quotation mark of a name as `%22` (WHATWG, multipart/form-data).
  const last = (called ?? '').replaceAll('%22', '"').split(/[/\\]/u).at(-1) ?? '';
  const name = trimmed(Array.from(last.replaceAll(unkept, '')).slice(0, most).join(''));
  return name === '' || name === '.' || name === '..' ? null : name;
}
