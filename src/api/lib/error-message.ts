const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const fileList = (error: unknown): string | null => {
  if (!isRecord(error)) return null;
  const { file } = error;
  if (typeof file === 'string' && file !== '') return file;
  return Array.isArray(file) && file.length > 0 ? file.join(',') : null;
};

/**
 * The message of a failed call in the spec's order (§8): the `error.file` list joined by commas, the
 * `error` value, the `message` value, the full body, the status text. Objects are shown as JSON.
 */
export function errorMessage(body: unknown, statusText: string): string {
  if (isRecord(body)) {
    const said = fileList(body['error']) ?? textOf(body['error']) ?? textOf(body['message']);
    if (said !== null) return said;
    if (Object.keys(body).length === 0) return statusText;
  }
  return textOf(body) ?? statusText;
}

/** The list in 'Could not upload the file …': `error.file`, else `error` as JSON, else the status text. */
export function uploadErrorList(body: unknown, statusText: string): string {
  const error = isRecord(body) ? body['error'] : undefined;
  return fileList(error) ?? textOf(error) ?? statusText;
}
