/** A member of a bench who is signed in at a server, by the calls that a page makes. */
interface Visitor {
  /** Headers of a page's own call. */
  readonly headers: Record<string, string>;
  read<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body: object): Promise<Answer>;
}

/** Signs in; throws where a call is refused. */
export async function visitor(url: string, email: string, password: string): Promise<Visitor> {
  const jar = new Map<string, string>();
  const headers: Record<string, string> = { Accept: 'application/json', Referer: `${url}/` };
  const call = async (path: string, method: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    headers['Cookie'] = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    headers['X-XSRF-TOKEN'] = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '');
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  await call('/sanctum/csrf-cookie', 'GET');
  await call('/login', 'POST', { email, password });
  return {
    headers,
    read: async <Answer>(path: string) => (await call(path, 'GET')) as Answer,
    post: async <Answer>(path: string, body: object) => (await call(path, 'POST', body)) as Answer,
  };
}
