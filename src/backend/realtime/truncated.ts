import { maxMessageBytes } from './client-events.ts';

const room = maxMessageBytes - 240;
const sizeOf = (data: unknown) => Buffer.byteLength(JSON.stringify(data));

/**
 * Data that fits a broker's 10 KB: the longest texts are halved until it does, and
 * `is_truncated: true` asks the client to read the object again.
 */
export function truncated(data: unknown): unknown {
  if (sizeOf(data) <= room || typeof data !== 'object' || data === null) return data;
  const copy: Record<string, unknown> = { ...structuredClone(data), is_truncated: true };
  while (sizeOf(copy) > room) {
    const longest = longestText(copy);
    if (!longest || longest.text.length < 40) return { is_truncated: true };
    longest.holder[longest.key] = longest.text.slice(0, longest.text.length >> 1);
  }
  return copy;
}

interface Found {
  holder: Record<string, unknown>;
  key: string;
  text: string;
}

function longestText(value: unknown): Found | null {
  if (!isHolder(value)) return null;
  const holder = value;
  let best: Found | null = null;
  for (const [key, one] of Object.entries(holder)) {
    const found = typeof one === 'string' ? { holder, key, text: one } : longestText(one);
    if (found && found.text.length > (best?.text.length ?? 0)) best = found;
  }
  return best;
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
