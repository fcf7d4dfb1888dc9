/**
 * The plain data of a suite or a report, byte for byte the same for the same data. `undefined` inside
 * lists becomes null, as JSON has it.
 */
export const jsonOf = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
