import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../context.ts';
import { createCallers } from './callers.ts';
import { Refusal, throttled } from './failures.ts';
import { isTooDeep } from './json-shape.ts';
import { Turns } from './turns.ts';

/** Bytes of a JSON body: the longest message, or a list of ten thousand people, is far below. */
const maxJsonBytes = 262_144;
/** Bytes of the longest captions, which are as long as a film. */
const maxCaptionBytes = 2_097_152;
/** Bytes of a form or of any other body; a file has a receiver and a limit of its own. */
const maxFormBytes = 65_536;
/** Fields of a form; PHP's usual `max_input_vars`. */
const maxFields = 1_000;
/** Characters of an address with its query. */
const maxAddress = 8_192;
/** Bytes of bodies that wait for their end at once: of all callers, and of one. */
const maxBuffered = { all: 33_554_432, caller: 4_194_304 };
/** Calls at work at once: of all callers, and of one. */
const maxAtWork = { all: 512, caller: 128 };
/** Bodies of one caller that are read side by side: to read one takes the process, and nobody else is answered. */
const maxReading = 2;

const tooLarge = () => new Refusal(413, { message: 'The POST data is too large.' });
const malformed = (message: string) => new Refusal(400, { message });
const busy = () => new Refusal(503, { message: 'Service Unavailable' }, { 'Retry-After': '1' });

/** Amounts that one process has taken on and not finished, in all and by caller. */
class Load {
  #all = 0;
  readonly #of = new Map<string, number>();
  constructor(private readonly most: { all: number; caller: number }) {}

  add(caller: string, amount: number): 'fits' | 'caller' | 'all' {
    const mine = (this.#of.get(caller) ?? 0) + amount;
    this.#all += amount;
    if (mine > 0) this.#of.set(caller, mine);
    else this.#of.delete(caller);
    if (mine > this.most.caller) return 'caller';
    return this.#all > this.most.all ? 'all' : 'fits';
  }
}

/** Type of the bytes of an upload in pieces. */
const pieces = 'application/offset+octet-stream';

/**
 * True for uploads: their receiver bounds the body, writes it to disk as it comes, and asks who
 * sends it first.
 */
const isUpload = ({ req }: Context<Env>) => {
  const { method, path } = req;
  const type = req.header('content-type') ?? '';
  const isForm = /^multipart\/form-data;/i.test(type);
  if (method === 'POST') return isForm && path === '/api/v1/files';
  if (method === 'PUT') return isForm && /^\/api\/v1\/files\/[^/]+\/poster$/.test(path);
  return method === 'PATCH' && path.startsWith('/api/v1/uploads/') && type === pieces;
};

const isCaptions = ({ req: { method, path } }: Context<Env>) =>
  method === 'PUT' && /^\/api\/v1\/files\/[^/]+\/captions\/[^/]+$/.test(path);

/**
 * Limits in front of everything, sessions and JSON included: how often and how much one caller asks
 * at once, how long an address and how large, deep and wide a body may be.
 */
export function requestLimits(rateLimit: number): MiddlewareHandler<Env> {
  const callers = createCallers({ perMinute: rateLimit });
  const atWork = new Load(maxAtWork);
  const buffered = new Load(maxBuffered);
  const reading = new Turns(maxReading);

  async function readBody(c: Context<Env>, caller: string): Promise<number> {
    const type = c.req.header('content-type') ?? '';
    const isJson = type.includes('json');
    const mostJson = isCaptions(c) ? maxCaptionBytes : maxJsonBytes;
    const most = isJson ? mostJson : maxFormBytes;
    if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge();
    let held = 0;
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of c.req.raw.body ?? []) {
        held += chunk.length;
        if (buffered.add(caller, chunk.length) !== 'fits') throw busy();
        if (held > most) throw tooLarge();
        chunks.push(chunk);
      }
      const text = new TextDecoder().decode(Buffer.concat(chunks));
      if (isJson && isTooDeep(text)) throw malformed('The request body is nested too deeply.');
      const between = type.includes('urlencoded')
        ? '&'
        : type.includes('multipart')
          ? '\n--'
          : null;
      if (between !== null && text.split(between).length > maxFields)
        throw malformed('The request body has too many fields.');
      Object.assign(c.req.bodyCache, { text: Promise.resolve(text) });
      return held;
    } catch (error) {
      buffered.add(caller, -held);
      throw error instanceof Refusal ? error : malformed('The request body ended too soon.');
    }
  }

  return async (c, next) => {
    const caller = c.get('caller');
    const wait = callers.take(caller);
    const now = Math.ceil(Date.now() / 1000);
    if (wait > 0) throw throttled(rateLimit, wait, now + wait);
    if (c.req.url.length > maxAddress) throw new Refusal(414, { message: 'URI Too Long' });
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isUpload(c);
    let held = 0;
    try {
      const room = atWork.add(caller, 1);
      if (room === 'caller') throw throttled(maxAtWork.caller, 1, now + 1);
      if (room === 'all') throw busy();
      if (hasBody) {
        const end = await reading.take(caller);
        held = await readBody(c, caller).finally(end);
      }
      await next();
    } finally {
      atWork.add(caller, -1);
      buffered.add(caller, -held);
    }
  };
}
