import { once } from 'node:events';
import { createServer, request, type ClientRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writerOf } from './page.ts';
import type { Fault, FaultKind } from './plan.ts';

/** Effects of faults beside the connection itself. */
export interface Troubles {
  /** Kills a server and starts it again; resolves once it answers. */
  killed(index: number, fault: Fault): Promise<void>;
  reload(): void;
  /** Opens a second page with the same intent. */
  secondTab(): void;
  online(): void;
}

/** A request on its way, and where its bytes lie in the file; -1 for one without bytes of it. */
interface Passage {
  readonly incoming: IncomingMessage;
  readonly answer: ServerResponse;
  readonly offset: number;
  /** Index of the server that gets it. */
  readonly to: number;
}

/** Kinds that happen to the answer, once the server has given it. */
const ofAnswers: readonly FaultKind[] = ['lost', 'gateway', 'lostBegin'];
/** `part file` in the metadata of a creation. */
const ofFile = `part ${btoa('file')}`;

/** A proxy before servers, which does to requests what is planned; `pick` names a server of `ports`. */
export async function openProxy(ports: () => readonly number[], pick: () => number) {
  const plan: Fault[] = [];
  const met: string[] = [];
  const answered: number[] = [];
  let troubles: Troubles | null = null;
  let outage = 0;
  let requests = 0;
  const locked = new Set<() => void>();

  /** The next fault, if it is one of this request; `until` is the byte after its last one. */
  const take = ({ incoming, offset }: Passage, until: number): Fault | null => {
    const [next] = plan;
    // While one page waits at the lock of the other, nothing else happens.
    if (!next || locked.size > 0) return null;
    const isBegin = incoming.method === 'POST' && incoming.url === '/api/v1/uploads';
    const isFile = String(incoming.headers['upload-metadata']).includes(ofFile);
    const isMet = next.kind === 'lostBegin' ? isBegin && isFile : offset >= 0 && until >= next.at;
    if (!isMet) return null;
    met.push(`${next.kind}@${Math.max(0, offset)}`);
    return plan.shift() ?? null;
  };

  async function handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    requests += 1;
    if (outage > 0) {
      outage -= 1;
      if (outage === 0) troubles?.online();
      incoming.socket.destroy();
      return;
    }
    const isPatch = incoming.method === 'PATCH';
    const offset = isPatch ? Number(incoming.headers['upload-offset']) : -1;
    const passage = { incoming, answer, offset, to: pick() };
    const length = Number(incoming.headers['content-length'] ?? 0);
    const fault = take(passage, offset + length);
    if (fault?.kind === 'sessionOver') {
      answer.writeHead(401, { 'Content-Type': 'application/json', Connection: 'close' });
      answer.end('{"message":"Unauthenticated."}');
      return;
    }
    await pass(passage, fault);
  }

  async function pass(passage: Passage, fault: Fault | null): Promise<void> {
    const { incoming, answer, to } = passage;
    const { method, url: path, headers } = incoming;
    const port = ports()[to];
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    let isHeld = false;
    const broken = () => void incoming.socket.destroy();
    outgoing.on('error', broken);
    outgoing.on('response', (response) => {
      response.on('error', broken);
      note(response);
      if (isHeld) {
        response.resume();
      } else if (fault && ofAnswers.includes(fault.kind)) {
        void lose(response, passage, fault).catch(broken);
      } else {
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(answer);
      }
    });
    incoming.on('error', () => undefined);
    answer.on('close', () => isHeld || outgoing.destroy());
    const write = writerOf(outgoing);
    let at = passage.offset;
    let awaited = fault && ofAnswers.includes(fault.kind) ? null : fault;
    for await (const chunk of bytesOf(incoming)) {
      const isHere = awaited !== null && at + chunk.length >= awaited.at;
      const before = awaited && isHere ? Math.max(0, awaited.at - at) : chunk.length;
      at += chunk.length;
      await write(chunk.subarray(0, before));
      if (!awaited || !isHere) continue;
      isHeld = awaited.kind === 'sleep';
      if (!(await meet(awaited, passage, outgoing))) return;
      awaited = null;
      await write(chunk.subarray(before));
    }
    if (incoming.complete) outgoing.end();
  }

  const note = ({ statusCode = 0 }: IncomingMessage) => {
    answered.push(statusCode);
    if (statusCode !== 423) return;
    for (const go of locked) go();
    locked.clear();
  };

  /** False if the request ends here. */
  async function meet(
    fault: Fault,
    { incoming, to }: Passage,
    outgoing: ClientRequest,
  ): Promise<boolean> {
    switch (fault.kind) {
      case 'sleep':
        return false;
      case 'killed':
        await troubles?.killed(to, fault);
        break;
      case 'offline':
        outage = fault.extent;
        break;
      case 'reload':
        troubles?.reload();
        break;
      case 'secondTab':
        troubles?.secondTab();
        await new Promise<void>((resolve) => {
          locked.add(resolve);
          for (const end of [incoming, outgoing]) end.once('close', resolve);
        });
        locked.clear();
        return true;
      default:
    }
    incoming.socket.destroy();
    return false;
  }

  const http = createServer((incoming, answer) => {
    handle(incoming, answer).catch(() => incoming.socket.destroy());
  });
  http.requestTimeout = 0;
  await once(http.listen(0, '127.0.0.1'), 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not on a pipe
  const { port } = http.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Plans the faults of a run, in place of all before. */
    expect: (faults: readonly Fault[], given: Troubles) => {
      plan.splice(0, plan.length, ...faults);
      troubles = given;
      met.length = answered.length = requests = outage = 0;
    },
    /** Events since then: faults, statuses of answers, and how many requests there were. */
    seen: () => ({ met: [...met], answered: [...answered], requests }),
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

/** The whole answer is there, and does not come through. */
async function lose(response: IncomingMessage, { incoming, answer }: Passage, fault: Fault) {
  response.resume();
  await once(response, 'close');
  if (fault.kind !== 'gateway') {
    incoming.socket.destroy();
    return;
  }
  answer.writeHead(502, { 'Content-Type': 'text/html', Connection: 'close' });
  answer.end('<h1>Bad Gateway</h1>');
}

/** Bytes of a request until it ends or breaks. */
async function* bytesOf(incoming: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    // Its connection stays open where nobody reads on.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch {
    // All that came is passed on; its end is not.
  }
}

export type Proxy = Awaited<ReturnType<typeof openProxy>>;
