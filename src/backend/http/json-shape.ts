/** Objects and lists within each other: no body of the contract has more than five. */
const maxDepth = 32;
/** Values in one body: lists of ids are the longest. */
const maxValues = 50_000;

const quote = 34;
const backslash = 92;
const comma = 44;
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/**
 * True if JSON is nested deeper, or holds more values, than any caller needs: read by its
 * characters, since a parser would already have built what is to be refused.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (isText) {
      if (code === backslash) index += 1;
      else if (code === quote) isText = false;
    } else if (code === quote) isText = true;
    else if (code === comma) values += 1;
    else if (opening.has(code)) {
      depth += 1;
      values += 1;
    } else if (closing.has(code)) depth -= 1;
    if (depth > maxDepth || values > maxValues) return true;
  }
  return false;
}
