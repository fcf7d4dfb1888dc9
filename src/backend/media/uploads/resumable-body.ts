/** Milliseconds without a byte after which a connection counts as lost. */
const silence = 20_000;

/**
 * A body that ends where its sender stops: cut off, or silent for too long. So what came before is kept as
 * if no more had been sent, and a connection that nobody closed holds no lock.
 */
export function untilSilent(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const bytes = await nextOf(reader);
      if (bytes) return controller.enqueue(bytes);
      controller.close();
      await reader.cancel().catch(() => undefined);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** The next bytes; null at the end, however it came. */
async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), silence);
  });
  try {
    const read = reader.read().then(({ value }) => value ?? null);
    return await Promise.race([read.catch(() => null), silent]);
  } finally {
    clearTimeout(timer);
  }
}
