import { getElementAccessibleName } from 'ivya/utils';
import { clean } from './attributes.ts';

/** 24 bits of a text (FNV-1a), enough to notice that it is another. */
const shortHash = (text: string): string => {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 8).toString(16).padStart(6, '0');
};

/** A drawing is one thing: its name, and a hash of its lines, without the names that they have for a moment. */
export const drawingOf = (drawing: Element): string => {
  const name = clean(getElementAccessibleName(drawing, false));
  const lines = drawing.innerHTML.replaceAll(/\s(?:id|class|style)="[^"]*"|url\([^)]*\)/g, '');
  return ['drawing', ...(name === '' ? [] : [JSON.stringify(name)]), shortHash(lines)].join(' ');
};
