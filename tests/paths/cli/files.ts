import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file and the folders above it; answers with its path for the person to open. */
export function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
