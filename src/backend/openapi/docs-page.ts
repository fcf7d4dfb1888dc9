import { html } from 'hono/html';
import { z } from 'zod';

const content = z
  .object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
  .transform((one) => one.content['application/json']?.schema)
  .catch(undefined);
const operation = z.object({
  summary: z.string().default(''),
  tags: z.array(z.string()).default(['other']),
  requestBody: content,
  responses: z.record(z.string(), z.unknown()).default({}),
});
const described = z.object({ description: z.string().default('') });
/** The little of an OpenAPI document this page reads. */
const apiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), operation)).default({}),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).default({}) }).prefault({}),
});

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

function details(path: string, method: string, one: z.infer<typeof operation>) {
  return html`<details>
    <summary><code class="method">${method}</code> <code>${path}</code> — ${one.summary}</summary>
    ${
      one.requestBody === undefined
        ? ''
        : html`<h4>Request body</h4>
            <pre>${pretty(one.requestBody)}</pre>`
    }
    ${Object.entries(one.responses).map(([status, answer]) => {
      const schema = content.parse(answer);
      return html`<h4>${status} ${described.parse(answer).description}</h4>
        ${schema === undefined ? '' : html`<pre>${pretty(schema)}</pre>`}`;
    })}
  </details>`;
}

/** Every call of the API, grouped, as plain HTML without scripts. */
export function docsPage(openApi: unknown) {
  const { info, paths, components } = apiDocument.parse(openApi);
  const groups = new Map<string, unknown[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, one] of Object.entries(methods)) {
      const tag = one.tags[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), details(path, method, one)]);
    }
  const schemas = Object.entries(components.schemas);
  return html`<h1>${info.title} ${info.version}</h1>
    <p>${info.description} <a href="/api/openapi.json">openapi.json</a></p>
    ${[...groups].map(
      ([tag, entries]) =>
        html`<h2>${tag}</h2>
          ${entries}`,
    )}
    <h2>Shapes</h2>
    ${schemas.map(
      ([name, schema]) =>
        html`<details>
          <summary><code>${name}</code></summary>
          <pre>${pretty(schema)}</pre>
        </details>`,
    )}`;
}
