/** A frame of Pusher's protocol 7 on its way to a client; `data` is a JSON string inside the JSON. */
export interface ServerFrame {
  event: string;
  channel?: string;
  data?: unknown;
  /** Member who whispered, on presence channels only. */
  user_id?: string;
}

export interface ClientFrame {
  event: string;
  channel: string | undefined;
  data: unknown;
}

/** `data` is encoded twice, as every Pusher server does (contract §3.3). */
export const encodeFrame = ({ data, ...rest }: ServerFrame) =>
  JSON.stringify(data === undefined ? rest : { ...rest, data: encodeData(data) });

export const encodeData = (data: unknown) =>
  typeof data === 'string' ? data : (JSON.stringify(data) ?? 'null');

export const errorFrame = (code: number, message: string) =>
  encodeFrame({ event: 'pusher:error', data: { code, message } });

/** Null when it is no frame at all. Clients send `data` as an object or as a JSON string. */
export function decodeFrame(raw: string): ClientFrame | null {
  const frame = parseObject(raw);
  if (!frame || typeof frame.event !== 'string') return null;
  const channel = typeof frame.channel === 'string' ? frame.channel : undefined;
  return { event: frame.event, channel, data: frame.data };
}

/** An object, given as itself or as JSON; null for anything else. */
export function parseObject(value: unknown): Record<string, unknown> | null {
  if (typeof value === 'string') {
    try {
      return parseObject(JSON.parse(value) as unknown);
    } catch {
      return null;
    }
  }
  return isRecord(value) ? value : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
