import { isBlank } from '#src/contract/lib/blank.ts';

const unseen = /<!--[\s\S]*?-->|<(style|script|title)\b[\s\S]*?<\/\1\s*>|<[^>]*>|&nbsp;/gi;
const address = /^(?:https?|file|data|blob):\S*$/i;

/**
 * True if the pasted data has text: word processors and spreadsheets add a picture of it. The name
 * of a copied file and the URL of a copied picture, which systems add, do not count.
 */
export function hasText(data: Pick<DataTransfer, 'files' | 'getData'>): boolean {
  if (!isBlank(data.getData('text/html').replace(unseen, ''))) return true;
  const names = new Set(Array.from(data.files, ({ name }) => name));
  return data
    .getData('text/plain')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .some((line) => !isBlank(line) && !names.has(line) && !address.test(line));
}
