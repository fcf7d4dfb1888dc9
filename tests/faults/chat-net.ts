import { createServer } from 'node:http';
import { Duplex } from 'node:stream';
import Pusher from 'pusher-js';
import { WebSocket } from 'ws';
import { createApp } from '#src/backend/app.ts';
import {
  embeddedBroadcaster,
  type EmbeddedBroadcaster,
} from '#src/backend/realtime/embedded-broadcaster.ts';
import { testOrigin, type TestBackend } from '#tests/backend/harness.ts';

/** One end of a connection that never leaves the process. */
class End extends Duplex {
  other: End | null = null;

  constructor(readonly line: Line) {
    super();
  }

  override _read() {}

  override _write(chunk: Buffer, _: string, done: () => void) {
    if (!this.line.isDeaf) this.other?.push(chunk);
    done();
  }

  override _final(done: () => void) {
    this.other?.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    setImmediate(() => this.other?.destroy());
    done(error);
  }
}

/** A tab's way to the broker: may be cut, or be deaf while it seems to stand (a tab asleep). */
export interface Line {
  readonly host: string;
  isUp: boolean;
  isDeaf: boolean;
  ends: End[];
}

const lines = new Map<string, Line>();
let connect: (end: End) => void = (end) => end.destroy();

/** A real socket of the protocol over such a connection; its host says which tab's line it is. */
class LineSocket extends WebSocket {
  constructor(url: string) {
    const line = lines.get(new URL(url).hostname);
    const createConnection = () => {
      const dead: Line = { host: '', isUp: false, isDeaf: true, ends: [] };
      const [near, far] = [new End(line ?? dead), new End(line ?? dead)];
      near.other = far;
      far.other = near;
      if (line) line.ends = [...line.ends.filter(({ destroyed }) => !destroyed), near];
      if (line?.isUp) connect(far);
      else setImmediate(() => near.destroy(new Error('No way through')));
      return near;
    };
    const options = { createConnection, origin: testOrigin, perMessageDeflate: false };
    super(url, options);
    this.on('error', () => undefined);
  }
}

interface Runtime {
  getWebSocketAPI: () => unknown;
  getNetwork: () => { unbind: () => void };
}

const { Runtime: runtime } = Pusher as unknown as { Runtime: Runtime };

/** The backend with its broker, which may be started anew over the same database. */
export function openSite(recorded: TestBackend) {
  runtime.getWebSocketAPI = () => LineSocket;
  let broadcast: EmbeddedBroadcaster;
  let app: ReturnType<typeof createApp>;
  const start = () => {
    broadcast = embeddedBroadcaster(recorded.settings, recorded.log);
    app = createApp({ ...recorded, broadcast });
  };
  start();
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    if (!broadcast.upgrade(request, socket, head)) socket.destroy();
  });
  connect = (end) => server.emit('connection', end);
  return {
    /** No two calls come at one moment: of two copies of a message the later one is known by its time. */
    fetch: async (path: string, init?: RequestInit) => {
      recorded.advance(1);
      return app.fetch(new Request(new URL(path, recorded.settings.appUrl), init));
    },
    broker: () => broadcast.broker,
    restart: async () => {
      await broadcast.close();
      start();
    },
  };
}

export type Site = ReturnType<typeof openSite>;

let opened = 0;

export function openLine(): Line {
  opened += 1;
  const line: Line = { host: `tab-${opened}.test`, isUp: true, isDeaf: false, ends: [] };
  lines.set(line.host, line);
  return line;
}

/** The connection breaks without a word; the next try may succeed. */
export function cut(line: Line): void {
  for (const end of line.ends.splice(0)) end.destroy();
}

/**
 * Removes a line for the rest of the run. A browser frees the clients of a closed page; in Node
 * pusher-js keeps every client, and all that it recorded, in a list and as a network listener.
 */
export function takeDown(line: Line): void {
  cut(line);
  lines.delete(line.host);
  if (lines.size > 0) return;
  Pusher.instances.length = 0;
  runtime.getNetwork().unbind();
}
