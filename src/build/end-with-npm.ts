/** Milliseconds between two looks at who is above. */
const look = 250;

/**
 * Sends this process a SIGTERM once the shell that npm put above it is gone. npm passes a signal on to that
 * shell alone, which dies of it and passes nothing on: the server would go on without npm, on its port and its folder.
 * Run without npm it changes nothing: whoever starts a server and leaves may want it to stay.
 */
export function endWithNpm(env: NodeJS.ProcessEnv = process.env): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, look);
  timer.unref();
}
