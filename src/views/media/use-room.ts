import { useText } from '#src/ui/texts/text.tsx';

const mega = 1_048_576;
const giga = 1_073_741_824;

/** Bytes of a storage as people read them: gigabytes from the first one on, else megabytes. */
export function useRoom() {
  const { number } = useText();
  return (bytes: number) =>
    number(bytes < giga ? bytes / mega : bytes / giga, {
      style: 'unit',
      unit: bytes < giga ? 'megabyte' : 'gigabyte',
      maximumFractionDigits: 1,
    });
}
