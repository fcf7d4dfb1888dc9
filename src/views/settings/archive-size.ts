import type { Texts } from '#src/ui/texts/texts.ts';

const steps = [
  { unit: 'gigabyte', bytes: 1_073_741_824 },
  { unit: 'megabyte', bytes: 1_048_576 },
  { unit: 'kilobyte', bytes: 1024 },
] as const;

/** Formats bytes in the largest unit that is at least 1, with one decimal. */
export function archiveSize(number: Texts['number'], bytes: number): string {
  const { unit, bytes: size } = steps.find((step) => bytes >= step.bytes) ?? steps[2];
  return number(Math.max(bytes / size, 0.1), { style: 'unit', unit, maximumFractionDigits: 1 });
}
