import { useCallback } from 'react';
import { useText } from '#src/ui/texts/text.tsx';

const kilo = 1_024;
const mega = 1_048_576;
const giga = 1_073_741_824;

const units = [
  { from: giga, unit: 'gigabyte', digits: 1 },
  { from: mega, unit: 'megabyte', digits: 1 },
  { from: 0, unit: 'kilobyte', digits: 0 },
] as const;

/** Bytes as people read them: in the largest unit of which there is one, in kilobytes below. */
export function useRoom() {
  const { number } = useText();
  return useCallback(
    (bytes: number) => {
      const { from, unit, digits } = units.find((each) => bytes >= each.from) ?? units[2];
      const shown = bytes / Math.max(from, kilo);
      return number(digits === 0 ? Math.ceil(shown) : shown, {
        style: 'unit',
        unit,
        maximumFractionDigits: digits,
      });
    },
    [number],
  );
}
