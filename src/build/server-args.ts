/**
 * MiB that the server's heap may take. It lives on a tenth of that, and without a limit the engine lets
 * garbage grow to several times what is live before it collects (`tests/bench/flood.ts`). The embedded
 * database has memory of its own beside it.
 */
const mostHeap = 512;

/** Node's arguments for a server; whoever sets a limit in `NODE_OPTIONS` has the last word. */
export const serverArgs = (env: NodeJS.ProcessEnv): readonly string[] =>
  /--max[-_]old[-_]space[-_]size/.test(env['NODE_OPTIONS'] ?? '')
    ? []
    : [`--max-old-space-size=${mostHeap}`];
