import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

const { ignorePatterns: _, ...style } = JSON.parse(
  readFileSync('.oxfmtrc.json', 'utf8'),
) as FormatConfig & { ignorePatterns?: unknown };

/** The text of a file as `npm run format` would leave it. Throws what does not parse, with its path. */
export async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, style);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return code;
}
