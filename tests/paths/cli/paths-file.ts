import { readFileSync } from 'node:fs';
import type { Predefined } from '../generate/predefined.ts';
import { UsageError } from './call.ts';

const isLabels = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((label) => typeof label === 'string');

/** A walk as people and suites write it; null for anything else. */
export const asPath = (value: unknown): Predefined | null => {
  if (isLabels(value)) return { steps: value };
  if (typeof value !== 'object' || value === null || !('steps' in value)) return null;
  const { start = 0, steps } = value as { readonly start?: unknown; readonly steps: unknown };
  if (typeof start !== 'number' || !Array.isArray(steps)) return null;
  const labels = steps.map((step: unknown) =>
    typeof step === 'object' && step !== null && 'label' in step ? step.label : step,
  );
  return isLabels(labels) ? { start, steps: labels } : null;
};

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `--paths "${file}" cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/**
 * The walks that a tester wrote: a JSON list, each walk the labels of its steps (`["form.submit 2"]`) or
 * `{start, steps}`; or a suite as `--format json` writes it. Throws a UsageError for anything else.
 */
export function readPaths(file: string): Predefined[] {
  const given = read(file);
  const list =
    typeof given === 'object' && given !== null && 'tests' in given ? given.tests : given;
  const paths = Array.isArray(list) ? list.map(asPath) : [null];
  const found = paths.flatMap((one) => one ?? []);
  if (found.length === paths.length && found.length > 0) return found;
  throw new UsageError(
    `--paths "${file}" wants a list of walks, each a list of labels: [["form.submit 1"]].`,
  );
}
