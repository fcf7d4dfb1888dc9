import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from './build.ts';

/** `npm run paths:package`: the package in `dist/statechart-paths`; `npm pack` there makes a file to install. */
const out = path.resolve(import.meta.dirname, '../../../dist/statechart-paths');
rmSync(out, { recursive: true, force: true });
buildPackage(out);
console.log(out);
