import { writeFileSync } from 'node:fs';
import { textIndexes } from './text-indexes.ts';

for (const [path, text] of await textIndexes()) writeFileSync(path, text);
